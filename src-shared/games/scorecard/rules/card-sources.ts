import type { PublishedSource } from '../../../base/rules.ts'

type CardDeparture =
  | 'furtherPays'
  | 'equalDice'
  | 'savedRolls'
  | 'columns'
  | 'noChance'
  | 'winsAtOnce'
  | 'secondGenerala'
  | 'otherPoints'
  | 'otherStraights'

export type CardSource = PublishedSource<CardDeparture>

const YAHTZEE = 'Yahtzee Yathzee Kniffel USA America Amerika'
const YATZY =
  'Yatzi Jatsi Scandinavia Skandinavien Sweden Schweden Norway Norwegen Denmark Dänemark'

/** By the id of a preset. A card without an entry is the app's own. */
export const CARD_SOURCES: Readonly<Record<string, CardSource>> = {
  yahtzee: {
    source: 'Hasbro; Glenn 2006, An Optimal Strategy for Yahtzee',
    read: 'whole',
    departs: [],
    words: YAHTZEE,
  },
  'yahtzee-free': {
    source: 'Verhoeff 1999, Optimal Solitaire Yahtzee Player',
    read: 'whole',
    departs: [],
    words: YAHTZEE,
  },
  kniffel: {
    source: 'https://www.rundschau-online.de/redaktion/kniffel-die-regeln-257352; de.wikipedia.org',
    read: 'whole',
    departs: ['furtherPays'],
    words: 'Germany Deutschland Österreich Schweiz Yahtzee Knobeln',
  },
  yatzy: {
    source:
      'https://en.wikipedia.org/wiki/Yatzy; https://github.com/precisit/yatzy-solver, docs/rules.md',
    read: 'whole',
    departs: [],
    words: YATZY,
  },
  'yatzy-forced': {
    source: 'tarningsspel.se',
    read: 'excerpt',
    departs: ['equalDice'],
    words: YATZY,
  },
  'maxi-yatzy': {
    source:
      'https://maxiyahtzee.com/maxiyahtzeerules.html; https://famholen.com; playonlinedicegames',
    read: 'whole',
    departs: ['savedRolls'],
    words: `${YATZY} six dice sechs Würfel`,
  },
  yams: {
    source: 'https://www.sirtin.fr/2008/01/26/yams/',
    read: 'excerpt',
    departs: ['columns', 'noChance'],
    words: "Yam's Yam’s Yam France Frankreich Belgium Belgien",
  },
  yacht: {
    source: 'yacht-game.netlify.app',
    read: 'excerpt',
    departs: [],
    words: 'Yahtzee England Britain Großbritannien',
  },
  generala: {
    source: 'https://en.wikipedia.org/wiki/Generala',
    read: 'whole',
    departs: ['winsAtOnce', 'secondGenerala', 'otherPoints', 'otherStraights'],
    words: 'Latin America Lateinamerika Argentina Argentinien Mexico Mexiko Spanish dados',
  },
  crag: {
    source: 'https://en.wikipedia.org/wiki/Crag_(dice_game)',
    read: 'whole',
    departs: [],
    words: 'three dice drei Würfel',
  },
  'yahtzee-plain': {
    source: 'Verhoeff 1999; Glenn 2006, An Optimal Strategy for Yahtzee',
    read: 'whole',
    departs: [],
    words: YAHTZEE,
  },
}
