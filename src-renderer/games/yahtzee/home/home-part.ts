import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { askBackend } from '../../../app/services/client.ts'
import { openGameOf, type HomePart } from '../../game.ts'
import GameNumbers from './GameNumbers.vue'

export const homePart: HomePart<'yahtzee'> = {
  async openGame() {
    const { game } = await askBackend('yahtzee.keptTable', {})
    return game && openGameOf(game)
  },
  GameNumbers,
  aboutFirstDrill: () => yahtzeeTexts.home.firstDrill,
}
