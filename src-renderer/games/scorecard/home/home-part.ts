import type { ScorecardGame } from '#shared/games/scorecard/rules/game-id.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { askBackend } from '../../../services/client.ts'
import { openGameOf, type HomePart } from '../../game.ts'
import GameNumbers from './GameNumbers.vue'

export const homePart: HomePart<ScorecardGame> = {
  async openGame() {
    const { game } = await askBackend('scorecard.keptTable', {})
    return game && openGameOf(game)
  },
  GameNumbers,
  aboutFirstDrill: () => scorecardTexts.home.firstDrill,
}
