import { texts } from '#shared/texts/texts.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { askBackend } from '../../../services/client.ts'
import { openGameOf, type HomePart } from '../../game.ts'
import FirstHint from './FirstHint.vue'
import GameNumbers from './GameNumbers.vue'

export const homePart: HomePart<'farkle'> = {
  async openGame() {
    const { game } = await askBackend('farkle.storedTable', {})
    return game && openGameOf(game)
  },
  GameNumbers,
  firstLine: ({ kind }) => farkleTexts.home.firstLine[kind],
  FirstHint,
  aboutFirstDrill: () => texts.homePage.firstDrill.about,
}
