"""HTTP as all calls share it: reading a request, errors as problems, headers, the files of the web app.

The app hangs it in; controllers import `request.ApiRequest`.
"""
