"""Where people meet: HTTP, WebSocket, the store, the worker pool."""
