"""Server of the Model Context Protocol: the calls of the API as tools of an assistant."""
