import { PRESETS, setsOf, threeOfAKind } from '../presets.ts'
import { doubled, published, RARE, type PublishedRules } from './published-rules.ts'

export const TEN_THOUSAND_SETS: Readonly<Record<string, PublishedRules>> = {
  zilch: published(
    'Zilch',
    {
      source:
        'https://zilch.playr.co.uk/rules.php; Busche 2010, Maximizing Expected Scores in the Game of Zilch',
      read: 'whole',
      notSaid: ['rollLimit', 'floor'],
      words: 'UK England web paper Oh Zilch',
    },
    PRESETS.zilch,
  ),
  daycamper: published(
    'Daycamper Zilch',
    {
      source: 'https://daycamper.wordpress.com/2008/08/14/zilch/',
      read: 'excerpt',
      notSaid: ['hotDice', ...RARE],
      words: 'camp USA America Amerika Oh Zilch',
    },
    {
      mustSetAsideAll: true,
      minimumBank: 300,
      minimumFirstBank: 500,
      goal: 5000,
      end: 'finalTurn',
    },
  ),
  'zilch-usa': published(
    'Zilch, USA',
    {
      source:
        'https://ourpastimes.com/play-zilch-5116429.html; http://www.ldssplash.com/kids/fun_stuff/table_games/zilch.htm',
      read: 'excerpt',
      notSaid: ['tie', ...RARE],
      words: 'America Amerika family Familie Oh Zilch Ten Thousand Zehntausend 10000',
    },
    {
      sets: setsOf((face) => [0, 100, 200, 300].map((more) => threeOfAKind(face) + more)),
      straight: 1000,
      minimumFirstBank: 750,
      end: 'finalTurn',
    },
  ),
  'zilch-straights': published(
    'Zilch, five-dice straights',
    {
      source: 'http://thebearknowsbest.com/zilch/',
      read: 'excerpt',
      notSaid: ['goal', 'overshoot', 'end', 'fours', 'pairs', ...RARE],
      words: 'USA America Amerika family Familie kleine Straße Oh Zilch',
    },
    {
      threePairs: 1000,
      combinations: [
        { kind: 'run', from: 1, length: 5, points: 1000 },
        { kind: 'run', from: 2, length: 5, points: 1000 },
      ],
      minimumBank: 250,
      minimumFirstBank: 500,
    },
  ),
  'dice-10000': published(
    'Dice 10,000',
    {
      source: 'https://the-game-farm.com/dice-games/dice-10000/',
      read: 'whole',
      notSaid: ['tie', 'minimum', 'fours', ...RARE],
      words: 'Ten Thousand Zehntausend Diez Mil',
    },
    { end: 'finalTurn' },
  ),
  'ten-thousand': published(
    '10,000, bestpartygames',
    {
      source: 'https://www.bestpartygames.co.uk/games/10-000',
      read: 'whole',
      notSaid: ['minimum', 'sixes', 'setAside', ...RARE],
      words: 'UK Ten Thousand England',
    },
    { sets: doubled(1100), straight: 1500, minimumFirstBank: 1500 },
  ),
  'ten-thousand-dice': published(
    '10,000 Dice',
    {
      source: 'https://www.scribd.com/document/488537714',
      read: 'whole',
      notSaid: ['tie', 'pairs', 'hotDice', ...RARE],
      words: 'Ten Thousand',
    },
    {
      sets: doubled(1000),
      straight: 500,
      threePairs: 500,
      minimumFirstBank: 1000,
      end: 'finalTurn',
    },
  ),
  'ten-thousand-pairs': published(
    '10,000, ourpastimes',
    {
      source:
        'https://ourpastimes.com/ten-thousand-dice-game-rules-5480110.html; https://ourpastimes.com/rules-playing-10000-dice-game-6947708.html',
      read: 'excerpt',
      notSaid: ['minimum', 'fours', ...RARE],
      words: 'Ten Thousand USA America Amerika',
    },
    { straight: 3000, threePairs: 1500, fourKindAndPairCountsAsThreePairs: true },
  ),
  'dice-play': published(
    'Ten Thousand, dice-play',
    {
      source: 'https://www.dice-play.com/Games/TenThousand.htm',
      read: 'excerpt',
      notSaid: ['minimum', 'fours', ...RARE],
      words: '10000 UK England',
    },
    {
      straight: 3000,
      threePairs: 1500,
      fourKindAndPairCountsAsThreePairs: true,
      end: 'equalTurns',
    },
  ),
  'reference-dice': published(
    '10,000 Dice, reference.com',
    {
      source:
        'https://www.reference.com/world-view/rules-playing-10-000-dice-game-7f55e0dc50c7e738',
      read: 'whole',
      notSaid: ['goal', 'overshoot', 'end', 'pairs', 'hotDice', ...RARE],
      words: 'build on unused dice left piggyback übrige Würfel aufbauen Anschluss Ten Thousand',
    },
    {
      sets: doubled(1000),
      straight: 1500,
      threePairs: 750,
      minimumFirstBank: 1000,
      buildOnBank: true,
    },
  ),
  wikipedia: published(
    'Dice 10,000, Wikipedia',
    {
      source: 'Wikipedia, Dice 10000, as on https://www.liquisearch.com/dice_10000/play',
      read: 'excerpt',
      notSaid: ['hotDice', 'rollLimit', 'floor'],
      departs: ['noBuilding'],
      words:
        'Zilch Oh Zilch Crap Out Squelch Keepers Bogus Dix Mille Diez Mil Volle Lotte Ten Thousand Zehntausend',
    },
    {
      sets: doubled(1000),
      straight: 1500,
      threePairs: 1000,
      minimumBank: 300,
      minimumFirstBank: 1000,
      farklePenalty: { farkles: 3, points: 500, floor: 0 },
      end: 'finalTurn',
    },
  ),
  'dix-mille': published(
    'Dix Mille',
    {
      source: 'https://odinic-rite.org/main/10000-dix-mille/',
      read: 'whole',
      notSaid: ['overshoot', 'minimum', 'fours', 'setAside', ...RARE],
      words: '10000 5000 France Frankreich',
    },
    { straight: 1500, goal: 5000 },
  ),
  'dice-10000-neon': published(
    'Dice game 10000, neon',
    {
      source: 'https://apps.apple.com/us/app/dice-game-10000/id484002901',
      read: 'excerpt',
      notSaid: ['overshoot', 'end', 'minimum', 'pairs', 'setAside', ...RARE],
      words: 'France Frankreich iOS app Dix Mille main pleine hot dice heiße Würfel',
    },
    {
      sets: setsOf((face) => [1, 2, 4, 10].map((factor) => threeOfAKind(face) * factor)),
      straight: 1200,
      threePairs: 600,
      mustRollHotDice: true,
      winningDice: [1, 1, 1, 1, 1, 1],
    },
  ),
  zonk: published(
    'Zonk',
    {
      source: 'https://www.andrews.edu/~bidwell/427/java/zonk.html',
      read: 'whole',
      notSaid: ['goal', 'overshoot', 'end', 'minimum', 'fours', ...RARE],
      words: 'five 5 dice Würfel USA America Amerika',
    },
    {
      dice: 5,
      sets: setsOf((face) => [threeOfAKind(face), 0, 10 * threeOfAKind(face), 0]),
      combinations: [{ kind: 'run', from: null, length: 5, points: 1500 }],
    },
  ),
  'five-thousand': published(
    '5000',
    {
      source: 'https://gamerules.com/rules/5000-dice-game/',
      read: 'whole',
      notSaid: ['tie', ...RARE],
      words: 'five 5 dice Würfel USA America Amerika',
    },
    {
      dice: 5,
      combinations: [{ kind: 'run', from: 1, length: 5, points: 1500 }],
      minimumFirstBank: 350,
      goal: 5000,
      end: 'finalTurn',
    },
  ),
  zehntausend: published(
    'Zehntausend',
    {
      source: 'https://delphipraxis.net/161185-post16.html',
      read: 'whole',
      notSaid: ['minimum', 'fours', ...RARE],
      words: 'Germany Deutschland 10000 Ten Thousand',
    },
    { straight: 2000 },
  ),
  'zehntausend-taz': published(
    'Tschuuß (Zehntausend, taz)',
    {
      source: 'https://taz.de/tazberlin-Adventskalender-15/!5733643/',
      read: 'excerpt',
      notSaid: ['end', 'threeOnes', 'fives', 'hotDice', ...RARE],
      words:
        'Germany Deutschland Berlin newspaper Zeitung family Familie Tschüss Tschuuss Ten Thousand 10000',
    },
    {
      sets: setsOf((face) => [threeOfAKind(face), 1000 * face, 0, 0]),
      minimumBank: 350,
      minimumFirstBank: 350,
    },
  ),
  'damm-media': published(
    'Zehntausend, hard',
    {
      source: 'https://zehntausend.damm-media.de/spielregeln.php?level=hard',
      read: 'whole',
      notSaid: ['end', 'pairs', ...RARE],
      words: 'Germany Deutschland web schwer bestätigen confirm',
    },
    {
      sets: setsOf((face) => [0, 1, 2, 3].map((more) => threeOfAKind(face) + 1000 * more)),
      straight: 1500,
      threePairs: 1500,
      minimumBank: 500,
      minimumFirstBank: 500,
      confirmation: { sets: false, combinations: true, points: 500, sameRoll: false },
    },
  ),
  wikibooks: published(
    'Zehntausend, Wikibooks',
    {
      source: 'https://de.m.wikibooks.org/wiki/W%C3%BCrfelspiele/_Zehntausend',
      read: 'excerpt',
      notSaid: ['minimum', 'fives', ...RARE],
      words: 'Germany Deutschland Wikipedia beweisen bestätigen confirm five 5 dice Würfel',
    },
    {
      dice: 5,
      sets: setsOf((face) => [threeOfAKind(face), 1000 * (face === 1 ? 10 : face), 0, 0]),
      confirmation: { sets: true, combinations: false, points: 1, sameRoll: true },
    },
  ),
  macke: published(
    'Berliner Macke, three rolls',
    {
      source: 'https://www.gamedesign.de/10000',
      read: 'whole',
      notSaid: ['minimum', 'fours', 'hotDice', 'penalty'],
      words: 'Germany Deutschland Teutonenpoker Zehntausend 10000 five 5 dice Würfel',
    },
    {
      dice: 5,
      sets: setsOf((face) => [face === 1 ? 0 : threeOfAKind(face), 0, 0, 0]),
      combinations: [{ kind: 'run', from: null, length: 5, points: 2000 }],
      maxRolls: 3,
    },
  ),
  'macke-350': published(
    'Berliner Macke, Braillespiel',
    {
      source: 'http://www.braillespiel.de/index.php?title=Berliner_Macke',
      read: 'whole',
      notSaid: ['threeOnes', 'fives', 'penalty'],
      words: 'Germany Deutschland Teutonenpoker Zehntausend 10000 five 5 dice Würfel blind',
    },
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
}
