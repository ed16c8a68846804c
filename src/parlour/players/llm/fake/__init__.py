"""A model that is none: a house bot behind an OpenAI-style endpoint, with faults to order.

`model` answers what it is asked · `faults` spoils answers · `serving` an HTTP server on this machine
"""
