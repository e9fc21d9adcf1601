"""WebSocket connections and their frames."""
