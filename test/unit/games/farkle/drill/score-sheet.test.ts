import { describe, expect, it } from 'vitest'
import { exampleGame } from '#shared/games/farkle/drill/example-game.ts'
import { gameRecords } from '#shared/games/farkle/drill/game-records.ts'
import { writeGame } from '#shared/games/farkle/drill/game-notation.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { exampleGame as scorecardExample } from '#shared/games/scorecard/drill/example-game.ts'
import { gameRecords as scorecardRecords } from '#shared/games/scorecard/drill/game-records.ts'
import { writeGame as writeScorecard } from '#shared/games/scorecard/drill/game-notation.ts'
import { PRESETS as YAHTZEE, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { setLocale } from '#shared/texts/locale.ts'
import type { GameReview } from '#shared/games/farkle/requests/drill.ts'
import { GOALS } from '#shared/base/units.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { unwrap } from '#test/support/results.ts'
import { kitOf } from '#test/support/study-kits.ts'
import { randomGame } from '#test/support/random-games.ts'
import { randomScorecard } from '#test/support/random-yahtzee.ts'
import { finished } from '#test/support/play-session.ts'

const SHORT = { ...PRESETS.farkle, goal: 2000 }
/** What is left out of rules is usual. */
const RULES = `Game: farkle\nRules: {"name":"Short","sets":${JSON.stringify(SHORT.sets)},"goal":2000}`
const PENALTY = { ...SHORT, farklePenalty: { farkles: 3, points: 500, floor: -10_000 } }

const read = (text: string, usual: RuleSet | null = null) => unwrap(gameRecords.read(text, usual))

const problemOf = (text: string): string => {
  const read = gameRecords.read(text)
  return read.ok ? 'read' : read.problems[0]!.message
}

/** What each player has banked, turn after turn. */
const banked = (text: string) => read(text).sheet!.map((turns) => turns.map(({ points }) => points))
const GAME = [
  [500, 0, 1500],
  [0, 1000],
]

describe('a score sheet', () => {
  it.each([
    ['spaces', `${RULES}\n\nAnn   Ben\n500   x\n0     1000\n1500`],
    ['a day', `${RULES}\nDate: 2026-01-31\n\nAnn   Ben\n500   x\n0     1000\n1500`],
    ['tabs', `${RULES.replaceAll(': ', ':\t')}\nAnn\tBen\n500\t0\n0\t\t1000\n1500\t`],
    [
      'bars and drawn lines',
      `${RULES}\n| Turn | Ann | Ben |\n|---|---:|---:|\n| 1 | 500 | F |\n| 2 | farkle | 1000 |\n| 3 | 1500 | |`,
    ],
    [
      'numbered lines and totals',
      `${RULES}\n\nRound  Ann  Ben\n1.  500  -\n2.  –  1000\n3.  1500\nTotal  2000  1000`,
    ],
    ['numbers without a title', `${RULES}\n\tAnn\tBen\n1\t500\tx\n2\tX\t1000\n3\t1500`],
    ['totals without a word', `${RULES}\nAnn  Ben\n500  0\n0  1000\n1500  -\n-----\n2000  1000`],
    [
      'totals in German',
      `${RULES}\nZug  Ann  Ben\n1  500  0\n2  0  1000\n3  1500\nSumme:  2.000  1.000`,
    ],
    ['thousands 1,500', `${RULES}\nAnn  Ben\n500  0\n0  1,000\n1,500\nTotal  2,000  1,000`],
    ['thousands 1 500', `${RULES}\nAnn  Ben\n500  0\n0  1 000\n1 500\nTotal  2 000  1 000`],
    ['thousands 1.500', `${RULES}\nAnn | Ben\n500 | 0\n0 | 1.000\n1.500`],
    ["thousands 1'500", `${RULES}\nAnn  Ben\n500  0\n0  1'000\n1’500\nResult: A`],
    [
      'lines of one turn',
      `${RULES}\nA: Ann\nB: Ben\n1 A 500\n2 B x\n3 A farkle 500\n4 B bank 1 000\n5 A bank 1 500 2 000\nResult: A`,
    ],
  ])('with %s', (_, text) => {
    expect(banked(text)).toEqual(GAME)
    const { result, players, isBare, text: written } = read(text)
    expect({ result, players, isBare }).toEqual({
      result: 'A',
      players: ['Ann', 'Ben'],
      isBare: true,
    })
    // What is written of it comes in again as the same.
    expect(read(written)).toEqual(read(text))
    expect(read(written).text).toBe(written)
  })

  it('keeps its day', () => {
    expect(read(`${RULES}\nDate: 2026-01-31\nAnn\n2000`).date).toBe('2026-01-31')
  })

  it.each<[string, RuleSet]>([
    ['zilch', PUBLISHED.zilch!.rules],
    ['ZILCH', PUBLISHED.zilch!.rules],
    ...Object.entries(PUBLISHED)
      .slice(-3)
      .map(([, { rules }]): [string, RuleSet] => [rules.name, rules]),
  ])('is of the shipped rules %s', (name, rules) => {
    expect(problemOf(`Rules: ${name}\nAnn  Ben\n25  0`)).not.toMatch(/^Line 1/)
    const goal = rules.goal.toLocaleString('en')
    const game = gameRecords.read(`Breakpoint game 1\nRules: ${name}\nAnn\n${goal}`)
    if (rules.end === 'immediate') expect(game).toMatchObject({ ok: true, value: { rules } })
  })

  it('takes the penalty for farkles in a row, told or not', () => {
    const of = (third: string, total: string) =>
      `Game: farkle\nRules: ${JSON.stringify(PENALTY)}\nAnn\n600\nx\nx\n${third}\n2000\nTotal  ${total}`
    for (const third of ['x', '-500', '−500']) expect(banked(of(third, '2100'))[0]![3]).toBe(-500)
    expect(problemOf(of('x', '2600'))).toBe('Line 9: The turns of Ann make 2,100, not 2,600.')
    expect(problemOf(of('-1000', '1600'))).toBe(
      'Line 7: Ann: This farkle changes the score by -500, not by -1,000.',
    )
  })

  it('gives everybody the last turn that the rules give', () => {
    const rules = JSON.stringify({ ...SHORT, end: 'finalTurn' })
    const sheet = `Game: farkle\nRules: ${rules}\nAnn  Ben  Cy\n2000  0  500`
    expect(read(sheet)).toMatchObject({ result: 'A' })
    expect(problemOf(`${sheet}\n0  0  0\n-  0  0`)).toBe(
      'Line 5: The game is over before this turn.',
    )
  })
})

describe('a score sheet that cannot be is refused', () => {
  const zilch = 'Rules: zilch\nAnn  Ben\n'
  const of = (changes: object): string =>
    `Game: farkle\nRules: ${JSON.stringify({ ...SHORT, ...changes })}`
  it.each([
    [
      'Rules: zilsh\nAnn\n0',
      /^Line 1: No rules of farkle are called “zilsh”\. Write the name .* “farkle”/,
    ],
    [
      `${RULES}\nDate: 31.1.26\nAnn\n0`,
      'Line 3: The date must be written like 2026-01-31, or 2026-01-31T18:00Z.',
    ],
    [`${zilch}500  250`, 'Line 3: Ben: At least 300 must be banked here, not 250.'],
    [`${zilch}520  0`, 'Line 3: Ann: What is banked is a multiple of 50 by these rules, not 520.'],
    [`${zilch}500 300`, /^Line 3: The turn of Ben is missing: .* two spaces or a tab apart/],
    ['Rules: zilch\nAnn Ben\n500 300', /^Line 3: “500 300” are not points: .* two spaces or a tab/],
    [`${zilch}500  lots`, /^Line 3: “lots” are not points/],
    [`${zilch}500  300  400`, 'Line 3: There are 2 players, but points for 3.'],
    [`${zilch}500`, /^Line 3: The turn of Ben is missing: write its points, or x for a farkle/],
    [`${zilch}500  0\n\n300  300`, 'Line 5: The game is not over yet.'],
    [`${RULES}\nAnn  Ben\n2000  500`, 'Line 4: The game is over before this turn of Ben.'],
    [
      `${RULES}\nAnn  Ben\n1000  500\n1000\n0  0\n0  0`,
      'Line 6: The game is over before this turn.',
    ],
    [
      `${RULES}\nAnn  Ben\n1000  500\n1000\nTotal  2000  600`,
      'Line 6: The turns of Ben make 500, not 600.',
    ],
    [
      `${RULES}\nTurn  Ann\n1  1000\n3  1000`,
      'Line 5: This is line 2 of the sheet: it must begin with 2.',
    ],
    [
      `${of({ minimumFirstBank: 500 })}\nAnn\n450`,
      'Line 4: Ann: At least 500 must be banked here, not 450.',
    ],
    [
      `${of({ farkleTakes: true })}\nAnn\n0`,
      'Line 4: Ann: What a farkle costs by these rules depends on its dice: write the rolls of this turn.',
    ],
    [`${RULES}\nAnn  Ben\n2000\nResult: B`, 'Line 5: The result must be “Result: A”.'],
    [`${RULES}\nA: Ann\n1 A bank 300 350`, 'Line 4: The score after this turn is 300, not 350.'],
  ])('%j', (text, message) => {
    const is = problemOf(text)
    if (typeof message === 'string') expect(is).toBe(message)
    else expect(is).toMatch(message)
  })
})

/** A text as people would have typed it. */
const typed = (text: string): string =>
  text
    .replaceAll(/\b(\d)(\d{3}) (\d)(\d{3})$/gm, '$1,$2 $3 $4')
    .replaceAll(/^(\d+) ([AB]) /gm, '$1\t$2\t')
    .replace(/^Date: (\S{10}).*$/m, 'Date:  $1')

describe('a game with its throws', () => {
  const rules = parsedRules(PRESETS.farkle)
  const head = { rules, players: ['Ann', 'Ben'], date: '2026-01-31', seed: null }
  const turns = randomGame(PRESETS.farkle, 'typed')!
  const text = unwrap(writeGame(head, turns))

  it('is read with tabs, thousands and a day', () => {
    expect(typed(text)).not.toBe(text)
    expect(read(typed(text))).toMatchObject({ text, sheet: null, isBare: false })
  })

  it('may lack the throws of some turns', () => {
    const some = text.replaceAll(/^(\d*[05] [AB]) .*?((?:bank|farkle) .*)$/gm, '$1 $2')
    expect(some).not.toBe(text)
    const { sheet, isBare, text: again } = read(some)
    expect(isBare).toBe(false)
    expect(sheet!.flat()).toHaveLength(turns.length)
    expect(again).toBe(some)
  })

  it.each(GOALS)('is graded for %s where throws are known', (goal) => {
    const whole = unwrap(writeGame({ ...head, rules: SHORT }, randomGame(SHORT, 'short')!))
    const some = whole.replaceAll(/^(\d*[14] [AB]) .*?((?:bank|farkle) .*)$/gm, '$1 $2')
    const kit = kitOf(SHORT, goal)
    for (const seat of [0, 1]) {
      const all = finished(gameRecords.review(kit, whole, seat))
      const part = finished(gameRecords.review(kit, some, seat))
      expect(part.decisions.length).toBeGreaterThan(0)
      // In a line with fewer steps they have other places.
      const decided = ({ decisions }: typeof all) => decisions.map(({ step: _, ...one }) => one)
      expect(decided(all)).toEqual(expect.arrayContaining(decided(part)))
      expect(part.decisions.length).toBeLessThan(all.decisions.length)
      const { start, skill, luck, unknown, result } = part.review as GameReview
      const others = goal === 'wins' ? skill.bot + luck.bot : 0
      expect(start + skill.you + luck.you + others + unknown!).toBeCloseTo(result, 9)
      expect(unknown).not.toBe(0)
      expect((all.review as GameReview).unknown).toBeUndefined()
      if (goal === 'points') expect(result).toBe((all.review as GameReview).result)
    }
  })

  it('is read the same way in Yahtzee', () => {
    const { turns } = randomScorecard(YAHTZEE.forced, 2, 'typed')
    const given = { ...head, rules: YAHTZEE.forced }
    const { text: whole } = unwrap(scorecardRecords.read(unwrap(writeScorecard(given, turns))))
    const asTyped = typed(whole)
      .replace(/^Rules: .*$/m, 'Rules: yahtzee')
      .replaceAll(' chance ', '\tchance  ')
    expect(asTyped).toContain('\tchance')
    expect(scorecardRecords.read(asTyped)).toMatchObject({ ok: true, value: { text: whole } })
    const sheet = scorecardRecords.read('Rules: yahtzee\nAnn\n20')
    expect(!sheet.ok && sheet.problems[0]!.message).toMatch(/^Line 3: Ann: A turn is its rolls/)
  })
})

describe('a game by rules of one’s own', () => {
  const OWN = { ...SHORT, name: 'Grandma US' }

  it.each([
    ['their name', 'Rules: grandma us\n\nAnn  Ben\n500  x\n0  1000\n1500'],
    ['no rules', 'Ann  Ben\n500  x\n0  1000\n1500'],
    ['no rules, but a day', 'Date: 2026-01-31\nTurn  Ann  Ben\n1  500  x\n2  0  1000\n3  1500'],
  ])('is read with %s', (_, text) => {
    expect(gameRecords.read(text).ok).toBe(false)
    expect(read(text, OWN)).toMatchObject({ rules: OWN, players: ['Ann', 'Ben'] })
    expect(read(read(text, OWN).text).rules).toEqual(OWN)
  })

  it.each([
    ['counted lines', '1  500  x\n2  0  1000\n3  1500'],
    ['counted lines with points', '1.\t500\tx\n2.\t0\t1.000\n3.\t1.500'],
    ['points alone', '500 | x\n0 | 1000\n1500'],
  ])('is read from a pad without names: %s', (_, text) => {
    const sheet = read(text, OWN)
    expect(sheet.players).toEqual(['A', 'B'])
    expect(sheet.sheet!.map((turns) => turns.map(({ points }) => points))).toEqual(GAME)
  })

  it('names other rules by name, and says which there are', () => {
    expect(
      unwrap(gameRecords.read(exampleGame(PRESETS.farkle, 'farkle', '2026-01-31'), OWN)).rules,
    ).toEqual(PRESETS.farkle)
    const wrong = gameRecords.read('Rules: Grandpa\nAnn\n500', OWN)
    expect(!wrong.ok && wrong.problems[0]!.message).toMatch(
      /^Line 1: No rules of farkle are called “Grandpa”\. Write the name of rules of your own or /,
    )
  })
})

describe('the example', () => {
  const DAY = '2026-01-31'
  const { zilch } = PUBLISHED

  it('is a game by the rules in use, whatever they are', () => {
    const sets = Object.values(PUBLISHED).filter((_, i) => i % 5 === 0)
    for (const { rules } of sets) {
      const game = read(exampleGame(rules, rules.name, DAY), rules)
      expect(game).toMatchObject({ isBare: true, date: DAY })
      expect([rules.name, 'Farkle']).toContain(game.rules.name)
    }
    for (const rules of [...Object.values(PUBLISHED_CARDS), { ...YAHTZEE.none, rolls: 1 }]) {
      const text = scorecardExample(rules, rules.name, DAY)
      expect(scorecardRecords.read(text, rules).ok).toBe(true)
    }
    expect(scorecardRecords.read(scorecardExample(YAHTZEE.free, 'yahtzee-free', DAY)).ok).toBe(true)
  })

  it('is written in both languages, and short', async () => {
    const english = exampleGame(zilch!.rules, 'zilch', DAY)
    expect(english).toMatchInlineSnapshot(`
      "Rules: zilch
      Date: 2026-01-31

      Turn      Ann    Ben
      1       1,000  1,500
      2       1,200      x
      3           x  2,000
      4       2,500  1,000
      5       1,500  2,500
      6       2,000    500
      7       1,000  1,500
      8       1,200      x
      Total  10,400  9,000
      "
    `)
    await setLocale('de')
    const german = exampleGame(zilch!.rules, 'zilch', DAY)
    await setLocale('en')
    expect(german).toMatch(/^Summe {2}10\.400 {2}9\.000$/m)
    expect(banked(german)).toEqual(banked(english))
  })
})
