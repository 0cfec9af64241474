import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { askBackend } from '../../../services/client.ts'
import { openGameOf, type HomePart } from '../../game.ts'
import GameNumbers from './GameNumbers.vue'

export const homePart: HomePart<'scorecard'> = {
  async openGame() {
    const { game } = await askBackend('scorecard.storedTable', {})
    return game && openGameOf(game)
  },
  GameNumbers,
  aboutFirstDrill: () => scorecardTexts.home.firstDrill,
}
