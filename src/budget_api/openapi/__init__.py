"""The OpenAPI document, written from the calls and the structs of the contract."""
