"""Places in a tree, for tests."""

from parlour.kit.solving.tree import Decision, Node, Payoff, Shift


def decisions(node: Node) -> list[Decision]:
    """All decisions below and at a node, in the order in which the tree is written down."""
    if isinstance(node, Payoff):
        return []
    if isinstance(node, Shift):
        return decisions(node.after)
    own = [node] if isinstance(node, Decision) else []
    return own + [each for branch in node.branches for each in decisions(branch)]
