"""The ASGI app: the only package that imports Litestar.

Servers start `asgi:create`; processes that bring the API along call `factory.create_app`.
"""
