import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Goal } from '#shared/base/units.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { DEFAULT_SETUP, NO_FILTERS, type DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { courseWords, inLine } from '#renderer/features/drill/course-words.ts'
import { newSeed } from '#renderer/components/session/new-seed.ts'
import SetupForm from '#renderer/features/drill/SetupForm.vue'
import {
  draftOf,
  setupOf,
  type SetupBase,
  type SetupDraft,
  moreWords,
} from '#renderer/games/farkle/drill/setup-draft.ts'
import { setupPart } from '#renderer/games/farkle/drill/drill-part.ts'
import type { ReadSetup, SetupPart } from '#renderer/games/drill-part.ts'
import { setupWith } from './drill-table.ts'
import { click, settled, startStores } from './harness.ts'

beforeEach(() => startStores())

const CELL: SetupBase = {
  ...DEFAULT_SETUP,
  scope: 'cell',
  filters: {
    ...NO_FILTERS,
    dice: [2, 3],
    turnTotal: { from: 250, to: 500 },
    gap: { from: 0.002, to: 0.0305 },
    situations: ['ahead'],
    disagree: true,
  },
}

const subjectOf = (goal: Goal) => ({ rules: PRESETS.farkle, goal })

function form(
  base: SetupBase,
  goal: Goal = 'points',
  ready = true,
  stored: readonly DrillSetup[] = [],
) {
  const part = setupPart as unknown as SetupPart
  const props = { part, base, stored, subject: subjectOf(goal), ready }
  const screen = mount(SetupForm, { props, attachTo: document.body })
  return {
    screen,
    choose: (name: string) => click(name, screen),
    async start(): Promise<DrillSetup | undefined> {
      await screen.get('form').trigger('submit')
      return screen.emitted<[ReadSetup<'farkle'>]>('start')?.at(-1)?.[0].setup
    },
    async scope(name: string) {
      const scope = screen.findAll('.scope').find((one) => one.text().startsWith(name))!
      await scope.trigger('click')
      await settled()
    },
  }
}

/** The setup that a draft makes, as it is played. */
function playedOf(...parameters: Parameters<typeof setupOf>) {
  const made = setupOf(...parameters)
  return made.ok ? made.value.setup : made.problems
}

/** Text of the folded part of the form. */
const notAsUsual = (draft: SetupDraft, goal: Goal): string =>
  inLine([...moreWords(draft, goal), ...courseWords(draft)])

describe('a setup as it is filled in', () => {
  it('is the setup that it was made of', () => {
    const made = playedOf(draftOf(CELL, 'wins'), 'wins', 'new')
    expect(made).toEqual({ ...CELL, goal: 'wins', seed: 'new' })
    expect(draftOf(CELL, 'wins')).toMatchObject({ turnFrom: '250', gapFrom: '0.2', gapTo: '3.05' })
  })

  it('tells of a rule of thumb with a formula, and goes without it', async () => {
    const { rule: _, ...plain } = DEFAULT_SETUP
    const kept = { ...plain, rule: 'hold=15n3,score=50', goal: 'wins' as const, seed: 'a seed' }
    const base = setupPart.usual('wins', kept)
    expect(base).toMatchObject({ rule: kept.rule })
    expect(notAsUsual(draftOf(base, 'wins'), 'wins')).toContain('whose formula is gone')
    expect(playedOf(draftOf(base, 'wins'), 'wins', 'new')).not.toHaveProperty('rule', kept.rule)
    const { screen, start } = form(base, 'wins')
    expect(screen.text()).toContain('This rule of thumb has a formula (hold=15n3, score=50)')
    expect(await start()).not.toHaveProperty('rule', kept.rule)
    const card = { ...base, rule: 'hold=300' }
    expect(playedOf(draftOf(card, 'wins'), 'wins', 'new')).toMatchObject({ rule: 'hold=300' })
    expect(form(card, 'wins').screen.text()).not.toContain('formula')
  })

  it('leaves out what its scope and goal have no use for', () => {
    const turns = playedOf(draftOf({ ...CELL, scope: 'turn' }, 'points'), 'points', 'new')
    expect(turns).toMatchObject({ filters: NO_FILTERS, questions: 20 })
    const sprint: SetupBase = { ...CELL, speed: 'sprint' }
    expect(playedOf(draftOf(sprint, 'wins'), 'wins', 'new')).toMatchObject({
      speed: 'sprint',
      questions: null,
      seconds: 180,
    })
  })

  it('is kept with what its kind of drill has no use for', () => {
    const sprint: SetupBase = { ...CELL, speed: 'sprint', questions: 50 }
    expect(setupOf(draftOf(sprint, 'wins'), 'points', 'new')).toMatchObject({
      value: { stored: { questions: 50, filters: { situations: ['ahead'], disagree: true } } },
    })
  })

  it('names the field that is wrong', () => {
    const draft = { ...draftOf(CELL, 'wins'), turnFrom: '500', turnTo: '250', gapTo: 'x', dice: [] }
    const made = setupOf(draft, 'wins', 'new')
    expect(made.ok ? [] : made.problems).toEqual([
      { field: 'turnTotal', message: 'The first number must be the smaller one.' },
      { field: 'gap', message: 'Type two costs of 0 or more, such as 2 and 10.' },
      { field: 'dice', message: 'Choose at least one number of dice.' },
    ])
    const long = { ...draftOf(CELL, 'wins'), seed: 'x'.repeat(41) }
    const seed = setupOf(long, 'wins', 'new')
    expect(seed.ok ? [] : seed.problems.map(({ field }) => field)).toEqual(['seed'])
  })

  it('has a seed of its own that is short and easy to type', () => {
    expect(newSeed()).toMatch(/^[a-hj-km-np-z2-9]{8}$/)
    expect(newSeed()).not.toBe(newSeed())
  })

  it('says in few words what is not as usual', () => {
    expect(notAsUsual(draftOf(DEFAULT_SETUP, 'points'), 'points')).toBe('')
    expect(notAsUsual(draftOf(CELL, 'wins', 'abc'), 'wins')).toBe(
      '2, 3 dice · turn total 250 to 500 · costs 0.2 to 3.05 pp · ahead · where the goals disagree · seed abc',
    )
  })
})

describe('the form', () => {
  it('asks for candidates as a kind of drill, but not against the clock', async () => {
    const { screen, choose, start } = form(DEFAULT_SETUP)
    await choose('Candidates first')
    expect(await start()).toMatchObject({ kind: 'both', candidates: true })
    expect(screen.text()).toContain('Name every choice that is worth a thought')
    await choose('Sprint')
    expect(await start()).not.toHaveProperty('candidates', true)
    await choose('Candidates first')
    expect(await start()).toMatchObject({ speed: 'none', candidates: true })
    await choose('Roll or bank')
    expect(await start()).toMatchObject({ kind: 'roll-or-bank', candidates: undefined })
  })

  it('begins with what is usual, in one press', async () => {
    const { start } = form(DEFAULT_SETUP)
    const setup = await start()
    expect({ ...setup, seed: '' }).toEqual({ ...DEFAULT_SETUP, goal: 'points', seed: '' })
  })

  it('shows what each scope needs', async () => {
    const { screen } = form(DEFAULT_SETUP, 'wins')
    const shown = () => screen.findAll('.row .title').map((title) => title.text())
    expect(shown()).toEqual(['Asked', 'Decisions', 'Scores', 'Only', 'Verdicts', 'Speed', 'Seed'])
    expect(screen.findAll('.scope')).toHaveLength(2)
    await screen.findAll('.scope')[0]!.trigger('click')
    await settled()
    expect(shown()).toContain('Close calls')
  })

  it('gives a sprint no pauses and a length, which can be none', async () => {
    const { choose, start } = form(DEFAULT_SETUP)
    await choose('Sprint')
    expect(await start()).toMatchObject({ speed: 'sprint', pause: 'never', seconds: 180 })
    await choose('10 min')
    expect(await start()).toMatchObject({ seconds: 600 })
    await choose('No timer')
    expect(await start()).toMatchObject({ seconds: null })
    await choose('Streak')
    expect(await start()).toMatchObject({ speed: 'streak', pause: 'mistakes' })
  })

  it('keeps what was chosen in each scope to that scope', async () => {
    const { choose, scope, start, screen } = form({ ...DEFAULT_SETUP, scope: 'cell' })
    await choose('Roll or bank')
    await choose('50')
    await scope('Turns')
    expect(await start()).toMatchObject({ scope: 'turn', kind: 'both' })
    await choose('At the end')
    await scope('Single')
    expect(screen.get('details summary').text()).toBe('More')
    expect(await start()).toMatchObject({ kind: 'roll-or-bank', questions: 50, pause: 'always' })
  })

  it('begins each scope and speed as it was drilled last', async () => {
    const sprint = setupWith({ scope: 'cell', speed: 'sprint', pause: 'never', seconds: 60 })
    const stored = [
      setupWith({ scope: 'turn', questions: 10, pause: 'never' }),
      sprint,
      setupWith({ scope: 'cell', kind: 'set-aside', questions: 50, pause: 'mistakes' }),
    ]
    const { choose, scope, start } = form(stored[0]!, 'points', true, stored)
    expect(await start()).toMatchObject({ kind: 'both', questions: 10, pause: 'never' })
    await scope('Single')
    expect(await start()).toMatchObject({ speed: 'sprint', seconds: 60, pause: 'never' })
    await choose('Off')
    expect(await start()).toMatchObject({ speed: 'none', questions: 20, pause: 'mistakes' })
    await choose('After every answer')
    await choose('Sprint')
    expect(await start()).toMatchObject({ speed: 'sprint', seconds: 60, pause: 'never' })
    await choose('Off')
    expect(await start()).toMatchObject({ pause: 'always' })
  })

  it('begins as for a new user after a whole game, which earlier versions drilled', () => {
    const { seed: _, ...game } = setupWith({ scope: 'turn', pause: 'never' })
    const old = { ...game, scope: 'game', bot: 'strong', begins: 'you', seed: 'old' }
    expect(setupPart.usual('points', old)).toEqual(DEFAULT_SETUP)
    const turns = { ...old, scope: 'turn' }
    expect(setupPart.usual('points', turns)).toMatchObject({ scope: 'turn', pause: 'never' })
    expect(setupPart.usual('points', turns)).not.toHaveProperty('bot')
  })

  it('says what is wrong where it stands, and does not begin', async () => {
    const { screen, start } = form({ ...CELL, filters: { ...NO_FILTERS, turnTotal: null } })
    await screen.get('[aria-label="Turn total, from"]').setValue('many')
    expect(await start()).toBeUndefined()
    expect(screen.get('details').attributes('open')).toBeDefined()
    const input = screen.get('[aria-label="Turn total, from"]')
    expect(input.attributes('aria-invalid')).toBe('true')
    expect(screen.get(`[id="${input.attributes('aria-describedby')}"]`).text()).toBe(
      'Turn totals must be numbers from 0 on, such as 250 and 500.',
    )
    await input.setValue('300')
    expect(await start()).toMatchObject({ filters: { turnTotal: { from: 300, to: null } } })
  })

  it('waits for the game to be solved', async () => {
    const { screen, start } = form(DEFAULT_SETUP, 'wins', false)
    expect(screen.get<HTMLButtonElement>('.start').element.disabled).toBe(true)
    expect(await start()).toBeUndefined()
  })

  it('forgets costs in points once percentage points are asked', async () => {
    const { screen, start } = form({
      ...CELL,
      filters: { ...NO_FILTERS, gap: { from: 5, to: 40 } },
    })
    expect(await start()).toMatchObject({ filters: { gap: { from: 5, to: 40 } } })
    await screen.setProps({ subject: subjectOf('wins') })
    expect(await start()).toMatchObject({ goal: 'wins', filters: { gap: null } })
  })
})
