import { DEVILS_HEAD } from '../known-dice.ts'
import { setsOf, threeOfAKind } from '../presets.ts'
import {
  added,
  doubled,
  published,
  RARE,
  sameForAll,
  triples,
  type PublishedRules,
} from './published-rules.ts'

const kcd = {
  sets: doubled(1000),
  straight: 1500,
  combinations: [
    { kind: 'run', from: 1, length: 5, points: 500 },
    { kind: 'run', from: 2, length: 5, points: 750 },
  ],
  goal: 2000,
} as const

export const APP_SETS: Readonly<Record<string, PublishedRules>> = {
  kcd: published(
    'Kingdom Come: Deliverance',
    {
      source:
        'https://kcd2.org/en/post/kcd2-dice; https://ukivebbe.pages.dev/posts/kingdom-come-deliverance-2-how-to-win-at-dice',
      read: 'whole',
      notSaid: ['goal', 'minimum', ...RARE],
      words: 'KCD KCD2 computer game Computerspiel Farkle Farkel',
    },
    kcd,
  ),
  'kcd-devil': published(
    'Kingdom Come: Deliverance with a devil’s head',
    {
      source:
        'https://kingdom-come-deliverance.fandom.com/wiki/Devil%27s_head; https://kingdomcomedeliverance.wiki.gg/wiki/Farkle',
      read: 'excerpt',
      notSaid: ['goal', 'minimum', 'hotDice', ...RARE],
      words: 'KCD KCD2 computer game Computerspiel joker Joker Teufelskopf Farkel',
    },
    { ...kcd, ownDice: [{ ...DEVILS_HEAD, count: 1 }] },
  ),
  ifarkle: published(
    'iFarkle',
    {
      source: 'https://www.skjm.com/ifarkle/about.php',
      read: 'whole',
      notSaid: ['pairs', ...RARE],
      words: 'iOS iPhone iPad app',
    },
    {
      sets: added,
      straight: 1500,
      threePairs: 1500,
      twoTriplets: 2500,
      minimumFirstBank: 500,
      end: 'finalTurn',
    },
  ),
  'ifarkle-classic': published(
    'iFarkle, classic',
    {
      source: 'https://www.skjm.com/ifarkle/about.php, Classic Scoring',
      read: 'whole',
      notSaid: ['pairs', ...RARE],
      words: 'iOS iPhone iPad app klassisch',
    },
    {
      sets: sameForAll(300),
      straight: 1500,
      threePairs: 1500,
      twoTriplets: 2500,
      minimumFirstBank: 500,
      end: 'finalTurn',
    },
  ),
  pocketdice: published(
    'Pocketdice',
    {
      source: 'https://github.com/pkanddk/pocketdice, docs/farkle-rules.md',
      read: 'whole',
      notSaid: ['tie', 'pairs', ...RARE],
      words: 'app Farkle Farkel',
    },
    {
      sets: sameForAll(1000),
      straight: 1500,
      threePairs: 1500,
      twoTriplets: 2500,
      minimumFirstBank: 500,
      end: 'finalTurn',
    },
  ),
  'six-ones': published(
    'dgwingram Farkle',
    {
      source: 'https://github.com/dgwingram/Farkle, README.md',
      read: 'whole',
      notSaid: ['goal', 'overshoot', 'end', 'minimum', 'threeOnes', 'hotDice', 'setAside', ...RARE],
      words: 'Android app',
    },
    {
      sets: sameForAll(300).map((row, i) => (i === 0 ? [...row.slice(0, 5), 10_000] : row)),
      straight: 1500,
      threePairs: 1500,
      fourKindAndPair: 1500,
      twoTriplets: 2500,
    },
  ),
  'farkle-5000': published(
    'Farkle 5000',
    {
      source: 'https://github.com/martinthk/farkle, README.md and Rules.txt',
      read: 'whole',
      notSaid: ['tie', 'minimum', 'fours', ...RARE],
      words: 'app hot dice heiße Würfel',
    },
    { goal: 5000, mustRollHotDice: true, end: 'finalTurn' },
  ),
  'space-dice': published(
    'Space Dice Farkle',
    {
      source:
        'https://de.droidinformer.org/board/space-dice-farkle/download; https://spacedice.blogspot.com/2016/',
      read: 'excerpt',
      notSaid: ['goal', 'overshoot', 'pairs', ...RARE],
      words: 'Android app Germany Deutschland Slovakia Slowakei',
    },
    {
      sets: doubled(1000),
      straight: 2000,
      threePairs: 1500,
      twoTriplets: 2500,
      minimumBank: 400,
      minimumFirstBank: 400,
    },
  ),
  scorekeeper: published(
    'Farkle Scorekeeper, README',
    {
      source: 'https://github.com/mikelane/farkle-scorekeeper, README.md and CLAUDE.md',
      read: 'whole',
      notSaid: ['minimum', 'pairs', 'hotDice', ...RARE],
      words: 'mikelane',
    },
    { sets: doubled(1000), straight: 1500, threePairs: 1500, end: 'finalTurn' },
  ),
  roku: published(
    'Roku 5000',
    {
      source: 'https://www.rokuguide.com/channels/5000',
      read: 'whole',
      notSaid: ['overshoot', 'minimum', 'fours', 'pairs', ...RARE],
      words: 'TV app',
    },
    {
      sets: triples.map((row) => [...row.slice(0, 5), 5000]),
      straight: 2000,
      threePairs: 1200,
      mustSetAsideAll: true,
      goal: 5000,
    },
  ),
  qcsalon: published(
    'QC Salon Farkle',
    {
      source: 'http://qcsalon.net/en/farkle',
      read: 'excerpt',
      notSaid: ['overshoot', 'end', 'fours', ...RARE],
      words: 'Canada Kanada Quebec audio blind',
    },
    {
      sets: setsOf(
        (face) => [face === 1 ? 75 : 10 * face, 100 + 10 * face, 300 + 20 * face, 600 + 25 * face],
        10,
        5,
      ),
      straight: 200,
      threePairs: 150,
      fourKindAndPair: 250,
      twoTriplets: 250,
      combinations: [{ kind: 'run', from: null, length: 5, points: 100 }],
      minimumBank: 30,
      minimumFirstBank: 50,
      goal: 1000,
    },
  ),
  playaural: published(
    'PlayAural Farkle',
    {
      source:
        'https://github.com/Daoductrung/PlayAural, server/documentation/content/en/games/farkle.md',
      read: 'whole',
      notSaid: [],
      departs: ['tie'],
      words: 'audio blind app',
    },
    {
      sets: setsOf(
        (face) => [1, 2, 4, 8].map((factor) => (threeOfAKind(face) / 10) * factor),
        10,
        5,
      ),
      straight: 200,
      threePairs: 150,
      fourKindAndPair: 150,
      twoTriplets: 250,
      combinations: [
        { kind: 'run', from: 1, length: 5, points: 100 },
        { kind: 'run', from: 2, length: 5, points: 100 },
      ],
      minimumBank: 30,
      minimumFirstBank: 50,
      goal: 1000,
      end: 'equalTurns',
    },
  ),
  aetolia: published(
    'Aetolia Farkle',
    {
      source: 'https://aetolia.com/game-help/?what=farkle',
      read: 'whole',
      notSaid: ['tie', 'minimum', ...RARE],
      words: 'MUD computer game Computerspiel',
    },
    {
      sets: triples.map((row) => [...row.slice(0, 5), 8000]),
      straight: 1500,
      threePairs: 2500,
      fourKindAndPair: 1500,
      end: 'rounds',
      rounds: 5,
    },
  ),
  'zonk-rounds': published(
    'Zonk, ten rounds',
    {
      source:
        'https://yandex.lt/games/app/99826; https://freejoy.games/en/games/zonk-dice-game-99826.html',
      read: 'whole',
      notSaid: ['minimum', 'scores', 'setAside', ...RARE],
      words: 'Russia Russland app freejoy',
    },
    { end: 'rounds', rounds: 10 },
  ),
  'greed-six': published(
    'GREED, greed-six',
    {
      source: 'https://greed-six.vercel.app/how-to-play',
      read: 'whole',
      notSaid: RARE,
      departs: ['tie', 'noCards'],
      words: 'web app joker cards Jokerkarten',
    },
    { sets: doubled(300), minimumFirstBank: 500, end: 'finalTurn' },
  ),
  'hot-dice': published(
    'Hot Dice, Java',
    {
      source: 'https://softwaresanta.com/sssmf/index.php/topic,4806.0.html',
      read: 'whole',
      notSaid: ['tie', ...RARE],
      words: 'computer game Computerspiel Windows heiße Würfel Ten Thousand Zehntausend 10000',
    },
    {
      sets: doubled(1000),
      straight: 2000,
      mustRollHotDice: true,
      minimumBank: 350,
      minimumFirstBank: 350,
      end: 'equalTurns',
    },
  ),
  codingame: published(
    'CodinGame 10,000',
    {
      source: 'https://static.codingame.com/servlet/fileservlet?id=113891827737658',
      read: 'whole',
      notSaid: ['minimum', 'hotDice', 'penalty'],
      words: 'puzzle Ten Thousand Zehntausend',
    },
    { sets: added, straight: 1500, maxRolls: 3 },
  ),
  greed: published(
    'Greed, Ruby Koans',
    {
      source: 'https://github.com/spatten/ruby_koans, GREED_RULES.txt',
      read: 'whole',
      notSaid: ['tie', 'minimum', ...RARE],
      words: 'five 5 dice Würfel',
    },
    {
      dice: 5,
      mustSetAsideAll: true,
      minimumFirstBank: 300,
      goal: 3000,
      end: 'finalTurn',
    },
  ),
  chicago: published(
    'Chicago',
    {
      source: 'https://worldofsam.org/products/chicago',
      read: 'excerpt',
      notSaid: [],
      words: 'SAM computer game Computerspiel',
    },
    { straight: 1500, minimumBank: 350, minimumFirstBank: 350 },
  ),
}
