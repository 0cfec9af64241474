import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import type { HomePart } from '../../game.ts'
import GameNumbers from './GameNumbers.vue'

/** Home of Yahtzee. */
export const homePart: HomePart<'yahtzee'> = {
  GameNumbers,
  aboutFirstDrill: () => yahtzeeTexts.home.firstDrill,
}
