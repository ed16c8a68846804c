"""Bastard Brag: three cards, three in the centre, knock before you lose your lives."""

from parlour.engine.game import Game
from parlour.games.bastard_brag.appraisal import appraise
from parlour.games.bastard_brag.asset import BastardBragRules
from parlour.games.bastard_brag.bots import bot
from parlour.games.bastard_brag.figures import figures
from parlour.games.bastard_brag.position import begin

GAME = Game(__name__, asset=BastardBragRules, begin=begin, bot=bot, appraise=appraise, numbers=figures)
