"""A door for language models: tables whose seats are played by words, and an MCP server that offers them as tools."""
