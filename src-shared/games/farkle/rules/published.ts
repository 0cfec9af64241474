import type { Points } from '../../../base/units.ts'
import { DEVILS_HEAD } from './known-dice.ts'
import { PLAIN, PRESETS, setsOf, threeOfAKind } from './presets.ts'
import type { RuleSet } from './rule-set.ts'

/** A rule set as somebody has published it. */
export interface PublishedRules {
  readonly rules: RuleSet
  /** Where it is written down. */
  readonly source: string
  /** Other words by which it is found: countries, kinds of app. */
  readonly words: string
}

// What a source leaves open is read as the commonest rule: a 1 scores 100, a 5 50, three of face f
// 100 f but three 1s 1,000, each further die of a set that grows doubles it, and no minimum to bank.

const triples = setsOf((face) => [threeOfAKind(face), 0, 0, 0])
const doubled = (ones: Points): readonly (readonly Points[])[] =>
  setsOf((face) => [1, 2, 4, 8].map((factor) => (face === 1 ? ones : threeOfAKind(face)) * factor))
/** Four, five and six of a kind score the same for every face. */
const sameForAll = (ones: Points): readonly (readonly Points[])[] =>
  setsOf((face) => [face === 1 ? ones : threeOfAKind(face), 1000, 2000, 3000])

const patch = {
  sets: sameForAll(300),
  straight: 1500,
  threePairs: 1500,
  fourKindAndPair: 1500,
  twoTriplets: 2500,
  minimumFirstBank: 500,
  end: 'finalTurn',
} as const

const kcd = {
  sets: doubled(1000),
  straight: 1500,
  combinations: [
    { kind: 'run', from: 1, length: 5, points: 500 },
    { kind: 'run', from: 2, length: 5, points: 750 },
  ],
  goal: 2000,
} as const

function published(
  name: string,
  source: string,
  words: string,
  rules: Partial<Omit<RuleSet, 'name'>>,
): PublishedRules {
  return { rules: { sets: triples, ...PLAIN, ...rules, name }, source, words }
}

/** Rule sets that were published, by the short name scripts use. */
export const PUBLISHED: Readonly<Record<string, PublishedRules>> = {
  patch: published(
    'Patch Farkle',
    'PlayMonster; strategyguideline.blogspot.com 2012/12',
    'USA box Schachtel',
    patch,
  ),
  pocketdice: published('Pocketdice', 'github.com/pkanddk/pocketdice', 'app', {
    ...patch,
    sets: sameForAll(1000),
  }),
  webnza: published('Webnza Farkle', 'github.com/eranilkapoor/webnza', 'web', {
    sets: sameForAll(300),
    straight: 2500,
    threePairs: 1500,
    fourKindAndPairCountsAsThreePairs: true,
  }),
  'six-ones': published('dgwingram Farkle', 'github.com/dgwingram/Farkle', 'Android app', {
    ...patch,
    sets: sameForAll(300).map((row, i) => (i === 0 ? [...row.slice(0, 5), 10_000] : row)),
  }),
  'farkle-games': published(
    'Farkle, farkle.games',
    'farkle.games; skinscanapp.com',
    'web official',
    {
      straight: 1000,
      minimumFirstBank: 500,
      farklePenalty: { farkles: 3, points: 1000, floor: 0 },
      end: 'finalTurn',
    },
  ),
  reference: published('Farkle, reference.com', 'reference.com', 'USA web', {
    farklePenalty: { farkles: 3, points: 1000, floor: 0 },
    end: 'finalTurn',
  }),
  'farkle-5000': published('Farkle 5000', 'github.com/martinthk/farkle', 'app', {
    goal: 5000,
    end: 'finalTurn',
  }),
  'dice-10000': published('Dice 10,000', 'the-game-farm.com', 'Ten Thousand Zehntausend', {
    end: 'finalTurn',
  }),
  'spela-spel': published(
    'Farkle, spela-spel.nu',
    'spela-spel.nu/regler/farkle.html',
    'Sweden Schweden Sverige',
    {
      straight: 1500,
    },
  ),
  bupkis: published('Bupkis', 'ourpastimes.com, 8153870', 'USA family Familie', {
    straight: 1500,
    threePairs: 750,
    minimumBank: 350,
    minimumFirstBank: 500,
    goal: 5000,
    sixOfAKindWins: true,
  }),
  'ten-thousand': published(
    '10,000, bestpartygames',
    'bestpartygames.co.uk/games/10-000',
    'UK Ten Thousand England',
    {
      sets: doubled(1100),
      straight: 1500,
      minimumFirstBank: 1500,
    },
  ),
  'ten-thousand-dice': published('10,000 Dice', 'scribd.com, 488537714', 'Ten Thousand', {
    sets: doubled(1000),
    straight: 500,
    threePairs: 500,
    minimumFirstBank: 1000,
  }),
  'ten-thousand-pairs': published(
    '10,000, ourpastimes',
    'ourpastimes.com, 6947708 and 5480110',
    'Ten Thousand USA',
    {
      straight: 3000,
      threePairs: 1500,
      fourKindAndPairCountsAsThreePairs: true,
    },
  ),
  zehntausend: published('Zehntausend', 'delphipraxis.net/161185', 'Germany Deutschland 10000', {
    straight: 2000,
  }),
  'space-dice': published('Space Dice Farkle', 'de.droidinformer.org', 'Android app Germany', {
    sets: doubled(1000),
    straight: 2000,
    threePairs: 1500,
    twoTriplets: 2500,
    minimumBank: 350,
    minimumFirstBank: 350,
  }),
  scorekeeper: published(
    'Farkle Scorekeeper',
    'github.com/mikelane/farkle-scorekeeper',
    'iOS app iPhone',
    {
      sets: doubled(1000),
      straight: 1500,
      threePairs: 1500,
    },
  ),
  csc478: published(
    'Farkle, UIS csc478',
    'github.com/JacobMDavidson/farkle-csc478',
    'USA university Illinois',
    {
      sets: doubled(1000),
      straight: 1500,
      threePairs: 750,
    },
  ),
  'facebook-penalty': published('Facebook Farkle 2016', 'mattbusche.org, 2016', 'app', {
    ...PRESETS.facebook,
    farklePenalty: { farkles: 3, points: 500, floor: -2500 },
  }),
  ashbb: published('ashbb Farkle', 'github.com/ashbb/farkle', 'Ruby Shoes', {
    sets: PRESETS.facebook.sets,
    straight: 1500,
    threePairs: 750,
  }),
  wikipedia: published('Dice 10,000, Wikipedia', 'pl.wn.com/Bogus_Yogi', 'zilch', {
    minimumBank: 300,
    minimumFirstBank: 300,
    farklePenalty: { farkles: 3, points: 500, floor: 0 },
  }),
  codingame: published('CodinGame 10,000', 'codingame.com', 'puzzle', {
    sets: PRESETS.facebook.sets,
    straight: 1500,
  }),
  'dix-mille': published('Dix Mille', 'odinic-rite.org/main/10000-dix-mille', '10000 5000 France', {
    straight: 1500,
    goal: 5000,
  }),
  daycamper: published('Daycamper Zilch', 'daycamper.wordpress.com, 2008', 'camp USA', {
    minimumBank: 300,
    minimumFirstBank: 500,
    goal: 5000,
    end: 'finalTurn',
  }),
  chicago: published('Chicago', 'worldofsam.org/products/chicago', 'SAM computer game', {
    straight: 1500,
    minimumBank: 350,
    minimumFirstBank: 350,
  }),
  roku: published('Roku 5000', 'rokuguide.com/channels/5000', 'TV app', {
    sets: triples.map((row) => [...row.slice(0, 5), 5000]),
    straight: 2000,
    threePairs: 1200,
    mustSetAsideAll: true,
    goal: 5000,
  }),
  qcsalon: published('QC Salon Farkle', 'qcsalon.net/en/farkle', 'Canada Kanada Quebec audio', {
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
  }),
  zonk: published('Zonk', 'andrews.edu/~bidwell/427/java/zonk.html', 'five 5 dice Würfel USA', {
    dice: 5,
    sets: setsOf((face) => [threeOfAKind(face), 0, 10 * threeOfAKind(face), 0]),
    combinations: [{ kind: 'run', from: null, length: 5, points: 1500 }],
  }),
  'five-thousand': published(
    '5000',
    'gamerules.com/rules/5000-dice-game',
    'five 5 dice Würfel USA',
    {
      dice: 5,
      combinations: [{ kind: 'run', from: 1, length: 5, points: 1500 }],
      minimumFirstBank: 350,
      goal: 5000,
      end: 'finalTurn',
    },
  ),
  greed: published('Greed, Ruby Koans', 'Ruby Koans, GREED_RULES.txt', 'five 5 dice Würfel', {
    dice: 5,
    minimumFirstBank: 300,
    goal: 3000,
    end: 'finalTurn',
  }),
  klanestro: published(
    'Farkle or 10,000, klanestro',
    'klanestrotalisman.blogspot.com 2010/05',
    'USA family Familie hot dice heiße Würfel',
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
  playaural: published(
    'PlayAural Farkle',
    'github.com/Daoductrung/PlayAural',
    'audio PlayPalace blind app hot dice heiße Würfel',
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
      mustRollHotDice: true,
      goal: 500,
    },
  ),
  'dice-10000-neon': published(
    'Dice game 10000, neon',
    'hackappone.com; dice-game-10000-neon.down122.com',
    'France Frankreich iOS app main pleine hot dice heiße Würfel',
    {
      sets: setsOf((face) => [1, 2, 4, 10].map((factor) => threeOfAKind(face) * factor)),
      straight: 1200,
      threePairs: 600,
      mustRollHotDice: true,
      winningDice: [1, 1, 1, 1, 1, 1],
    },
  ),
  ifarkle: published(
    'iFarkle',
    'skjm.com/ifarkle; applerank.com id399016459',
    'iOS iPhone iPad app force roll hot dice heiße Würfel',
    {
      sets: setsOf((face) => [1, 2, 3, 4].map((factor) => threeOfAKind(face) * factor)),
      straight: 1500,
      threePairs: 1500,
      twoTriplets: 2500,
      mustRollHotDice: true,
      minimumFirstBank: 500,
      end: 'finalTurn',
    },
  ),
  'dice-play': published(
    'Ten Thousand, dice-play',
    'dice-play.com/Games/TenThousand.htm; softwaresanta.com, 4806',
    '10000 UK England Hot Dice Java computer',
    { end: 'equalTurns' },
  ),
  htmldoug: published('htmldoug Farkle', 'github.com/htmldoug/Farkle', 'five 5 dice Würfel', {
    dice: 5,
    end: 'equalTurns',
  }),
  'facebook-rounds': published('Facebook Farkle, ten rounds', 'life123.com', 'solo alone app', {
    ...PRESETS.facebook,
    end: 'rounds',
    rounds: 10,
  }),
  'zonk-rounds': published('Zonk, ten rounds', 'yandex.lt/games/app/99826', 'Russia app freejoy', {
    end: 'rounds',
    rounds: 10,
  }),
  aetolia: published('Aetolia Farkle', 'aetolia.com/game-help', 'MUD computer game Computerspiel', {
    end: 'rounds',
    rounds: 5,
  }),
  kcd: published(
    'Kingdom Come: Deliverance',
    'kcd2.org; kuko.cc',
    'KCD KCD2 computer game Computerspiel',
    kcd,
  ),
  'kcd-devil': published(
    'Kingdom Come: Deliverance with a devil’s head',
    'kingdom-come-deliverance.fandom.com; kcd2.org',
    'KCD KCD2 computer game Computerspiel joker Joker Teufelskopf',
    { ...kcd, ownDice: [{ ...DEVILS_HEAD, count: 1 }] },
  ),
  'wild-die': published(
    'Farkle with a wild die',
    'farklescorekeeper.com/variations',
    'joker Joker USA',
    {
      ownDice: [{ name: 'Wild die', count: 1, weights: [1, 1, 1, 1, 1, 1], joker: 1 }],
      jokerAlone: true,
    },
  ),
  macke: published(
    'Berliner Macke, three rolls',
    'gamedesign.de/10000; spiele7.de',
    'Germany Deutschland Teutonenpoker Zehntausend 10000 five 5 dice Würfel',
    {
      dice: 5,
      sets: setsOf((face) => [face === 1 ? 0 : threeOfAKind(face), 0, 0, 0]),
      combinations: [{ kind: 'run', from: null, length: 5, points: 2000 }],
      maxRolls: 3,
    },
  ),
  'macke-350': published(
    'Berliner Macke, Braillespiel',
    'braillespiel.de, Berliner Macke',
    'Germany Deutschland Teutonenpoker Zehntausend 10000 five 5 dice Würfel blind',
    {
      dice: 5,
      sets: setsOf((face) => [
        face === 1 ? 0 : threeOfAKind(face),
        1000 * (face === 1 ? 4 : face),
        0,
        0,
      ]),
      combinations: [{ kind: 'run', from: null, length: 5, points: 2000 }],
      maxRolls: 3,
      minimumBank: 350,
      minimumFirstBank: 350,
      end: 'finalTurn',
    },
  ),
  wikibooks: published(
    'Zehntausend, Wikibooks',
    'de.m.wikibooks.org/wiki/Würfelspiele/_Zehntausend',
    'Germany Deutschland Wikipedia beweisen bestätigen confirm five 5 dice Würfel',
    {
      dice: 5,
      sets: setsOf((face) => [threeOfAKind(face), 1000 * (face === 1 ? 10 : face), 0, 0]),
      confirmation: { sets: true, combinations: false, points: 1, sameRoll: true },
    },
  ),
  'damm-media': published(
    'Zehntausend, hard',
    'zehntausend.damm-media.de',
    'Germany Deutschland web schwer bestätigen confirm',
    {
      sets: setsOf((face) => [0, 1, 2, 3].map((more) => threeOfAKind(face) + 1000 * more)),
      straight: 1500,
      threePairs: 1500,
      minimumBank: 500,
      minimumFirstBank: 500,
      confirmation: { sets: false, combinations: true, points: 500, sameRoll: false },
    },
  ),
  rork: published(
    'Rork Farkle',
    'rork.nl/blog/rules-dice-game-farkle',
    'Netherlands Nederland hot dice heiße Würfel last die',
    { mustRollHotDice: true, lastDieRolls: 3 },
  ),
  'reference-dice': published(
    '10,000 Dice, reference.com',
    'reference.com/world-view/rules-playing-10-000-dice-game',
    'build on unused dice left piggyback übrige Würfel aufbauen Anschluss',
    {
      sets: doubled(1000),
      straight: 1500,
      threePairs: 750,
      minimumFirstBank: 1000,
      buildOnBank: true,
    },
  ),
  greedy: published(
    'Greedy, Farkle Scorekeeper',
    'farklescorekeeper.com/variations',
    'build on unused dice left piggyback high stakes übrige Würfel aufbauen app',
    { buildOnBank: true },
  ),
}
