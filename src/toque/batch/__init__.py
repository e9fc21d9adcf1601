"""Many games as one array, on a processor or on a GPU: see docs/batch.md."""

from toque.batch.batch import Batch, Device, Outcome, Policy, Snapshot

__all__ = ["Batch", "Device", "Outcome", "Policy", "Snapshot"]
