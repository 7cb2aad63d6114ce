"""The processes of a server: started, listening, looked after; and what a host does between."""
