"""What people hear at Big-C: `prompts` at their turn, `hand_names` of a hand, `appraisal` of any cards."""
