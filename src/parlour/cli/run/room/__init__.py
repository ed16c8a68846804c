"""The work of the commands about rooms: a live table at this screen, and tables that were taken along."""
