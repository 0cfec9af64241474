import { PRESETS } from '../presets.ts'
import {
  added,
  doubled,
  published,
  RARE,
  sameForAll,
  type PublishedRules,
} from './published-rules.ts'

export const FARKLE_SETS: Readonly<Record<string, PublishedRules>> = {
  farkle: published(
    'Farkle',
    {
      source: 'Busche and Neller 2017, Optimal Play of the Farkle Dice Game, Table 1',
      read: 'whole',
      notSaid: [],
      words: 'paper Squelch',
    },
    PRESETS.farkle,
  ),
  'possibly-wrong': published(
    PRESETS['possibly-wrong'].name,
    {
      source: 'Farkle Strategy Generator, a query in the comments to Busche 2010, mattbusche.org',
      read: 'whole',
      notSaid: ['goal', 'overshoot', 'end', 'hotDice', 'setAside', 'rollLimit'],
      words: 'Farkle Farkel web USA America Amerika',
    },
    PRESETS['possibly-wrong'],
  ),
  patch: published(
    'Patch Farkle',
    {
      source:
        'https://howdoyouplayit.com/farkle-dice-game-rules/; https://yourholyfamily.org/farkle-game/',
      read: 'whole',
      notSaid: RARE,
      words: 'USA America Amerika box Schachtel PlayMonster printed card Karte Zettel',
    },
    {
      sets: sameForAll(300),
      straight: 1500,
      threePairs: 1500,
      fourKindAndPair: 1500,
      twoTriplets: 2500,
      minimumFirstBank: 500,
      end: 'finalTurn',
    },
  ),
  webnza: published(
    'Webnza Farkle',
    {
      source: 'https://github.com/eranilkapoor/webnza, Farkle-Rules.md',
      read: 'whole',
      notSaid: [],
      words: 'web',
    },
    {
      sets: sameForAll(1000),
      straight: 2500,
      threePairs: 1500,
      fourKindAndPairCountsAsThreePairs: true,
    },
  ),
  'farkle-games': published(
    'Farkle, farkle.games',
    {
      source: 'https://farkle.games/official-rules',
      read: 'none',
      notSaid: [],
      words: 'web official',
    },
    {
      straight: 1000,
      minimumFirstBank: 500,
      farklePenalty: { farkles: 3, points: 1000, floor: 0 },
      end: 'finalTurn',
    },
  ),
  reference: published(
    'Farkle, reference.com',
    {
      source:
        'https://www.reference.com/hobbies-games/scoring-rules-farkle-dice-game-37243fbc4474d00a',
      read: 'whole',
      notSaid: ['minimum', 'hotDice', 'setAside', 'rollLimit', 'floor'],
      words: 'USA America Amerika web',
    },
    { farklePenalty: { farkles: 3, points: 1000, floor: 0 }, end: 'finalTurn' },
  ),
  'spela-spel': published(
    'Farkle, spela-spel.nu',
    {
      source: 'https://spela-spel.nu/regler/farkle.html',
      read: 'whole',
      notSaid: ['minimum', 'fours', 'hotDice', ...RARE],
      words: 'Sweden Schweden Sverige',
    },
    { straight: 1500 },
  ),
  klanestro: published(
    'Farkle or 10,000, klanestro',
    {
      source: 'https://klanestrotalisman.blogspot.com/2010/05/farkle-or-10000.html',
      read: 'whole',
      notSaid: ['minimum', 'fours', 'pairs', ...RARE],
      words: 'USA America Amerika family Familie hot dice heiße Würfel',
    },
    {
      straight: 2000,
      threePairs: 1500,
      combinations: [
        { kind: 'run', from: 1, length: 5, points: 1000 },
        { kind: 'run', from: 2, length: 5, points: 1000 },
      ],
      mustRollHotDice: true,
      minimumFirstBank: 750,
      end: 'finalTurn',
    },
  ),
  rork: published(
    'Rork Farkle',
    {
      source: 'https://www.rork.nl/blog/rules-dice-game-farkle',
      read: 'excerpt',
      notSaid: ['fours', ...RARE],
      words: 'Netherlands Nederland Niederlande hot dice heiße Würfel last die',
    },
    {
      sets: doubled(1000),
      mustRollHotDice: true,
      lastDieRolls: 3,
      minimumBank: 350,
      minimumFirstBank: 1000,
      end: 'finalTurn',
    },
  ),
  'fonky-yams': published(
    'Farkle, fonky-yams',
    {
      source: 'https://fonky-yams.org',
      read: 'whole',
      notSaid: ['pairs', 'hotDice', ...RARE],
      departs: ['lastRound'],
      words: 'France Frankreich français Dix Mille web',
    },
    {
      sets: doubled(1000),
      straight: 1000,
      threePairs: 1000,
      minimumFirstBank: 800,
      end: 'finalTurn',
    },
  ),
  bupkis: published(
    'Bupkis',
    {
      source: 'https://ourpastimes.com/dice-games-bupkis-instructions-8153870.html',
      read: 'whole',
      notSaid: ['overshoot', 'fours', 'pairs', 'hotDice', ...RARE],
      words: 'USA America Amerika family Familie',
    },
    {
      straight: 1500,
      threePairs: 750,
      minimumBank: 350,
      minimumFirstBank: 550,
      goal: 5000,
      sixOfAKindWins: true,
    },
  ),
  'bupkis-chico': published(
    'Bupkis, Chico',
    {
      source: 'https://parkview.chicousd.org/subsites/lroy/Bupkis-Dice-Game/index.html',
      read: 'whole',
      notSaid: ['pairs', 'hotDice', ...RARE],
      words: 'USA America Amerika California Kalifornien school Schule family Familie bubkis',
    },
    { sets: doubled(1000), straight: 1000, threePairs: 1000, minimumFirstBank: 500 },
  ),
  'wild-die': published(
    'Farkle with a wild die',
    {
      source: 'https://farklescorekeeper.com/index.html',
      read: 'excerpt',
      notSaid: ['goal', 'overshoot', 'end', 'minimum', 'scores', 'hotDice', 'setAside', ...RARE],
      words: 'joker Joker USA America Amerika',
    },
    {
      straight: 1500,
      ownDice: [{ name: 'Wild die', count: 1, weights: [1, 1, 1, 1, 1, 1], joker: 1 }],
      jokerAlone: true,
    },
  ),
  greedy: published(
    'Greedy, Farkle Scorekeeper',
    {
      source: 'https://farklescorekeeper.com/index.html',
      read: 'excerpt',
      notSaid: ['goal', 'overshoot', 'end', 'minimum', 'scores', 'hotDice', 'setAside', ...RARE],
      words: 'build on unused dice left piggyback high stakes übrige Würfel aufbauen app',
    },
    { straight: 1500, buildOnBank: true },
  ),
  'facebook-penalty': published(
    'Facebook Farkle 2016',
    {
      source: 'http://www.mattbusche.org/projects/farkle/rules.php',
      read: 'excerpt',
      notSaid: ['rollLimit'],
      departs: ['floor'],
      words: 'app',
    },
    { ...PRESETS.facebook, farklePenalty: { farkles: 3, points: 500, floor: -2500 } },
  ),
  facebook: published(
    PRESETS.facebook.name,
    {
      source: 'Busche 2010, comments to Maximizing Expected Scores in the Game of Zilch',
      read: 'excerpt',
      notSaid: ['goal', 'overshoot', 'end', 'minimum', ...RARE],
      words: 'app',
    },
    PRESETS.facebook,
  ),
  'facebook-rounds': published(
    'Facebook Farkle, ten rounds',
    {
      source: 'https://www.life123.com/technology/online-games/farkle/farkle-2.shtml',
      read: 'whole',
      notSaid: ['fives', 'combinations', 'hotDice', 'setAside', ...RARE],
      departs: ['alone'],
      words: 'solo alone allein app',
    },
    { ...PRESETS.facebook, end: 'rounds', rounds: 10 },
  ),
  ashbb: published(
    'ashbb Farkle',
    {
      source: 'https://github.com/ashbb/farkle, README.md',
      read: 'whole',
      notSaid: ['goal', 'overshoot', 'end', 'minimum', 'pairs', 'setAside', ...RARE],
      words: 'Ruby Shoes',
    },
    { sets: added, straight: 1500, threePairs: 750 },
  ),
  csc478: published(
    'Farkle, UIS csc478',
    {
      source:
        'https://github.com/JacobMDavidson/farkle-csc478, README.md and Requirements_Documentation.md',
      read: 'whole',
      notSaid: ['tie'],
      words: 'USA America Amerika university Illinois',
    },
    {
      sets: doubled(1000),
      straight: 1500,
      threePairs: 750,
      minimumBank: 300,
      minimumFirstBank: 300,
      end: 'finalTurn',
    },
  ),
  htmldoug: published(
    'htmldoug Farkle',
    {
      source: 'https://github.com/htmldoug/Farkle, README.md',
      read: 'whole',
      notSaid: [],
      words: 'five 5 dice Würfel',
    },
    { dice: 5, end: 'equalTurns' },
  ),
}
