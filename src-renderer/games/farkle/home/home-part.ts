import { texts } from '#shared/texts/texts.ts'
import type { HomePart } from '../../game.ts'
import GameNumbers from './GameNumbers.vue'

/** Home of Farkle. */
export const homePart: HomePart<'farkle'> = {
  GameNumbers,
  aboutFirstDrill: () => texts.homePage.firstDrill.about,
}
