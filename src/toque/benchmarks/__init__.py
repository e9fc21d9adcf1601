"""What `toque bench` and `toque parity` measure and compare."""
