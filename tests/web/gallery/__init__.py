"""The pictures of the gallery that are kept: `python -m tests.web.gallery` takes them anew."""
