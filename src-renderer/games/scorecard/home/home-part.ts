import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { askBackend } from '../../../services/client.ts'
import { openGameOf, type HomePart } from '../../game.ts'

export const homePart: HomePart<'scorecard'> = {
  async openGame() {
    const { game } = await askBackend('scorecard.storedTable', {})
    return game && openGameOf(game)
  },
  dayPosition: ({ card, dice, rerolls }) => ({
    dice,
    isIdle: dice.map(() => false),
    facts: scorecardTexts.home.day.facts(
      rerolls,
      card.points.filter((points) => points === null).length,
    ),
    asks: rerolls > 0 ? scorecardTexts.home.day.keep : scorecardTexts.home.day.box,
  }),
  aboutFirstDrill: () => scorecardTexts.home.firstDrill,
}
