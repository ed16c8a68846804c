# parlour: hot
"""The role of this process at a table, where several processes may serve the same one."""


class Role:
    """Whether this process runs clock and bots (`leads`), and whether others serve it too (`shared`)."""

    __slots__ = ("leads", "shared")

    def __init__(self, *, leads: bool, shared: bool) -> None:
        self.leads = leads
        self.shared = shared
