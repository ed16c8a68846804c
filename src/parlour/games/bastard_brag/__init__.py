"""Bastard Brag: three cards, three in the centre, knock before you lose your lives."""

from parlour.engine.rules.game import Game
from parlour.games.bastard_brag.bots.levels import bot
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.position import begin
from parlour.games.bastard_brag.words.appraisal import appraise
from parlour.games.bastard_brag.words.text_numbers import figures

GAME = Game(__name__, asset=BastardBragRules, begin=begin, bot=bot, appraise=appraise, numbers=figures)
