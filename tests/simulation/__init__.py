"""A whole room in a bottle: time, network and store are simulated, so that any run can be had again."""
