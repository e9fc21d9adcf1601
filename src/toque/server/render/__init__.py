"""What a viewer is sent: positions, updates, previews and replays."""
