import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { askBackend } from '../../../services/client.ts'
import { openGameOf, type HomePart } from '../../game.ts'

export const homePart: HomePart<'scorecard'> = {
  async openGame() {
    const { game } = await askBackend('scorecard.storedTable', {})
    return game && openGameOf(game)
  },
  isWide: true,
  aboutFirstDrill: () => scorecardTexts.home.firstDrill,
}
