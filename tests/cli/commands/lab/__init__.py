"""The questions of `parlour lab`."""
