import type { Points, Probability } from '../../../base/units.ts'
import { parseThumbRule } from './thumb-words.ts'
import { PRESETS, type PresetId } from '../rules/presets.ts'
import { ruleHash } from '../rules/rule-hash.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { FoundRule } from '../solve/thumb/found-rules.ts'
import { firstTaken, pointScale } from '../solve/thumb/point-scale.ts'
import type { ScoreColumns, ThumbRule } from '../solve/thumb/thumb-rule.ts'
import { turnModel, type TurnModel } from '../solve/turn/turn-model.ts'

type By = ScoreColumns['by']

/** `behind` is null if not measured under these rules. */
export interface KnownBankCard extends Omit<FoundRule, 'behind'> {
  readonly behind: Probability | null
  /** `behind` of the card that a search has replaced by this one; null if not measured. */
  readonly before?: Probability | null
}

/**
 * Results of find-cards.ts (search version 4 by the need except for `zilch`, else 2), by number of
 * columns: `behind` of FoundRule, and the card.
 */
// prettier-ignore
const FOUND: Readonly<Record<PresetId, Readonly<Record<By, readonly (readonly [number, string])[]>>>> = {
  farkle: {
    need: [
      [0.01514408, 'hold=50/250/500/1000/1800,divide=6,go=9550,near=50'],
      [0.00977989, 'hold=100/50/350/900/1700:350/300/600/1250/2100,columns=0.25,divide=6,go=9550,near=100'],
      [0.00716776, 'hold=150/50/350/900/1700:350/300/550/1150/2000:500/400/750/1450/2400,columns=0.2/0.8,divide=6,go=9600,near=100'],
      [0.00635974, 'hold=150/0/350/850/1600:300/250/500/1050/1850:350/300/550/1200/2100:550/450/800/1500/2450,columns=0/0.3/1,divide=6,go=9600,near=100'],
      [0.00559566, 'hold=50/0/300/550/1300:100/100/350/850/1600:300/250/500/1050/1850:350/300/550/1150/2100:500/400/750/1450/2450,columns=-0.4/0/0.3/0.9,divide=6,go=9550,near=100'],
    ],
    lead: [
      [0.01514408, 'hold=50/250/500/1000/1800,divide=6,go=9550,near=50'],
      [0.01168507, 'hold=150/150/400/900/1650:350/300/550/1150/2000,columns=lead/400,divide=6,go=9550,near=100'],
      [0.01015832, 'hold=150/150/400/900/1600:300/250/500/1050/1850:350/300/550/1200/2100,columns=lead/0/1000,divide=6,go=9550,near=50'],
      [0.00981300, 'hold=50/50/400/900/1600:300/250/500/1050/1850:350/300/550/1150/2100:400/350/600/1350/2300,columns=lead/0/1000/2000,divide=6,go=9550,near=50'],
      [0.00955961, 'hold=0/0/300/800/1300:100/100/400/900/1600:300/250/500/1050/1850:350/300/550/1150/2100:400/350/650/1350/2300,columns=lead/-1300/0/800/2000,divide=6,go=9550,near=100'],
    ],
  },
  facebook: {
    need: [
      [0.01529889, 'hold=100/250/500/1050/2000,divide=6,go=9500,near=100'],
      [0.00924438, 'hold=200/150/450/1050/1950:500/400/650/1450/2450,columns=0.5,divide=6,go=9500,near=100'],
      [0.00751235, 'hold=150/50/350/850/1650:350/250/500/1100/2000:500/400/650/1450/2450,columns=-0.1/0.6,divide=6,go=9500,near=100'],
      [0.00659841, 'hold=100/50/350/850/1650:350/200/450/1050/2000:450/350/600/1250/2400:650/500/750/1600/2600,columns=-0.1/0.4/1.1,divide=6,go=9500,near=100'],
      [0.00633857, 'hold=100/50/350/850/1650:350/150/450/1050/2000:400/350/600/1200/2250:500/400/650/1450/2400:700/500/800/1650/2650,columns=-0.1/0.3/0.7/1.4,divide=6,go=9500,near=100'],
    ],
    lead: [
      [0.01591842, 'hold=100/250/500/1050/2000,divide=6,go=9550,near=100'],
      [0.01349293, 'hold=0/50/350/900/1750:200/300/550/1150/2100,columns=lead/0,divide=6,go=9450,near=100'],
      [0.01073366, 'hold=0/50/350/850/1700:150/250/500/1100/2100:450/350/600/1250/2400,columns=lead/-300/1400,divide=6,go=9450,near=100'],
      [0.01008328, 'hold=50/50/350/850/1650:100/150/450/1050/1950:400/300/550/1200/2300:500/400/650/1450/2700,columns=lead/-800/800/2700,divide=6,go=9500,near=100'],
    ],
  },
  'possibly-wrong': {
    need: [
      [0.01422339, 'hold=150/250/500/1000/1750,divide=6,go=9550,near=50'],
      [0.00786187, 'hold=300/250/500/1000/1700:500/400/650/1200/2200,columns=0.6,divide=6,go=9550,near=100'],
      [0.00703944, 'hold=300/250/500/1000/1700:450/350/600/1150/2250:650/500/750/1450/2350,columns=0.5/1.3,divide=6,go=9550,near=50'],
      [0.00625790, 'hold=200/100/350/800/1550:300/250/500/1000/1700:400/300/550/1100/2050:600/450/700/1400/2300,columns=-0.3/0.3/1,divide=6,go=9550,near=100'],
      [0.00574312, 'hold=100/0/300/750/1350:300/250/500/1000/1650:350/300/450/1050/1900:450/350/600/1150/2250:650/500/750/1450/2350,columns=-0.5/0.1/0.6/1.3,divide=6,go=9550,near=100'],
    ],
    lead: [
      [0.01429521, 'hold=150/250/500/1000/1700,divide=6,go=9550,near=50'],
      [0.01116929, 'hold=300/250/500/1000/1750:450/350/600/1150/2250,columns=lead/1400,divide=6,go=9550,near=100'],
      [0.01020458, 'hold=150/0/350/850/1650:350/250/500/1050/1850:400/350/600/1150/2250,columns=lead/-200/1400,divide=6,go=9550,near=100'],
      [0.00984752, 'hold=150/100/350/850/1650:350/250/500/1050/1850:400/300/550/1100/2250:450/350/600/1150/2300,columns=lead/-200/1000/2200,divide=6,go=9550,near=100'],
      [0.00973220, 'hold=150/100/350/850/1650:350/250/500/1050/1850:400/300/550/1100/2100:450/350/600/1150/2250:550/450/650/1400/2400,columns=lead/-200/1000/2200/3600,divide=6,go=9550,near=50'],
    ],
  },
  zilch: {
    need: [
      [0.01347008, 'hold=150/0/450/1050/2100,divide=6,near=50,farkles=-14/-148,lead=700/700/700/700/4650'],
      [0.01044175, 'hold=150/0/450/1050/2100:450/350/600/1200/2400,columns=0.4,divide=6,near=50,farkles=-14/-148,lead=700/700/700/700/4700'],
      [0.00973080, 'hold=0/0/350/900/1700:150/0/450/1050/2100:450/350/600/1200/2400,columns=-0.2/0.4,divide=6,near=50,farkles=-14/-148,lead=650/650/650/650/4600'],
      [0.00924141, 'hold=0/0/400/900/1700:250/0/450/1050/2100:400/50/500/1150/2250:450/350/600/1250/2400,columns=-0.2/0.1/0.6,divide=6,near=50,farkles=-9/-108,lead=700/700/700/700/4600'],
      [0.00900008, 'hold=0/0/350/900/1700:150/0/400/1050/1900:350/0/450/1050/2050:400/0/500/1150/2300:450/350/600/1250/2400,columns=-0.25/-0.1/0.2/0.6,divide=6,near=50,farkles=-9/-108,lead=700/700/700/700/4650'],
    ],
    lead: [
      [0.01347008, 'hold=150/0/450/1050/2100,divide=6,near=50,farkles=-14/-148,lead=700/700/700/700/4650'],
      [0.00991700, 'hold=100/0/450/1050/2000:450/350/600/1200/2400,columns=lead/1200,divide=6,near=50,farkles=-14/-148,lead=650/650/650/650/4650'],
      [0.00961615, 'hold=100/0/450/1050/2050:450/350/600/1200/2400:600/450/700/1500/2800,columns=lead/1200/3000,divide=6,near=50,farkles=-14/-148,lead=700/700/700/700/5000'],
      [0.00898525, 'hold=0/0/350/900/1700:100/0/450/1050/2050:450/350/600/1200/2400:600/400/700/1550/2800,columns=lead/-1400/1200/3000,divide=6,near=50,farkles=-14/-148,lead=650/650/650/650/5200'],
      [0.00892472, 'hold=0/0/350/900/1700:100/0/450/1050/2050:50/50/500/1150/2200:450/350/600/1200/2400:600/400/700/1500/2800,columns=lead/-1100/900/1200/3000,divide=6,near=50,farkles=-14/-148,lead=700/700/700/700/5450'],
    ],
  },
}

const IDS = Object.keys(PRESETS) as PresetId[]

function cardsOf(id: PresetId, by: By): FoundRule[] {
  return FOUND[id][by].map(([behind, text]) => {
    const read = parseThumbRule(text)
    if (!read.ok) throw new Error(`A card that comes with the app is none: ${text}.`)
    const { columns } = read.value
    // The text of a single column does not say by what.
    const rule: ThumbRule = { ...read.value, columns: { ...columns, by } }
    return { numbers: columns.holds.length, rule, behind }
  })
}

/** By ascending columns; null if these rules have no shipped cards. */
export function shippedCards(rules: RuleSet, by: By): FoundRule[] | null {
  const hash = ruleHash(rules)
  const id = IDS.find((one) => ruleHash(PRESETS[one]) === hash)
  return id ? cardsOf(id, by) : null
}

/** Scales points by the scoring level, and goal numbers by their distance from the goal. */
function fitted(rule: ThumbRule, preset: RuleSet, rules: RuleSet, model: TurnModel): ThumbRule {
  const scale = pointScale(model)
  const points = (some: Points): Points => Math.round((some * scale) / model.grid) * model.grid
  const go = (from: Points | null): Points | null =>
    from === null ? null : rules.goal - points(preset.goal - from)
  const few = <T>(list: readonly T[]): readonly T[] => list.slice(0, rules.dice - 1)
  const { cuts, holds, by } = rule.columns
  return {
    ...rule,
    columns: {
      by,
      cuts: by === 'need' ? cuts : cuts.map(points),
      holds: holds.map((list) => few(list).map(points)),
    },
    goOwn: rule.goOwn.map(go),
    goOpponent: rule.goOpponent.map(go),
    near: few(rule.near).map(points),
    lead: few(rule.lead).map(points),
    farkles: rules.farklePenalty ? rule.farkles.map((some) => Math.round(some * scale)) : [0],
  }
}

/** Unmeasured cards of the preset with the same kind of end and the closest first-roll score. */
export function nearestCards(rules: RuleSet, by: By): { name: string; cards: KnownBankCard[] } {
  const isAnswered = ({ end }: RuleSet): boolean => end !== 'immediate'
  const model = turnModel(rules)
  const taken = Math.log(firstTaken(model))
  const distance = (id: PresetId): number =>
    Math.abs(Math.log(firstTaken(turnModel(PRESETS[id]))) - taken)
  const alike = IDS.filter((id) => isAnswered(PRESETS[id]) === isAnswered(rules))
  const nearest = alike.toSorted((a, b) => distance(a) - distance(b))[0]!
  const preset = PRESETS[nearest]
  const cards = cardsOf(nearest, by).map(({ numbers, rule }) => ({
    numbers,
    rule: fitted(rule, preset, rules, model),
    behind: null,
  }))
  return { name: preset.name, cards }
}

export function bankCardAtHand(rules: RuleSet, columns: number): KnownBankCard {
  const cards: readonly KnownBankCard[] =
    shippedCards(rules, 'need') ?? nearestCards(rules, 'need').cards
  return cards.findLast(({ numbers }) => numbers <= columns)!
}
