"""Kernels of many games at once: what happens to one of them, and the loops over them on a processor."""
