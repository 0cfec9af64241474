import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { AnswerOf, BackendRequests, Reply } from '#shared/contract/requests.ts'
import type { Language } from '#shared/texts/language.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { currentLanguage, setLocale } from '#shared/texts/locale.ts'
import { LONG_RULES } from '../backend/harness.ts'
import { ask, heard, openPage, startShell, type Page, type RunningShell } from './running-shell.ts'

afterEach(() => setLocale('en'))

/** A page that has said what its user reads. */
async function speaking(shell: RunningShell, language: Language): Promise<Page> {
  const page = await openPage(shell)
  void page.request('language.speak', { language })
  return page
}

const errorOf = (reply: Reply): string => (reply.ok ? '' : reply.error.message)
const answerOf = <N extends keyof BackendRequests>(reply: Reply): AnswerOf<BackendRequests, N> => {
  if (!reply.ok) throw new Error(reply.error.message)
  return reply.value as AnswerOf<BackendRequests, N>
}

/** Rules that no file may hold. */
const BAD_RULES = { ...PRESETS.farkle, goal: -1 }

/** What is asked of both at once, and what each is told. */
const QUESTIONS = [
  {
    what: 'errors',
    ask: async (page: Page) => errorOf(await page.request('jobs.cancel', { id: 'job-1' })),
    en: 'This solve has already ended.',
    de: 'Diese Berechnung ist schon zu Ende.',
  },
  {
    what: 'problems of fields',
    ask: async (page: Page) => errorOf(await page.request('rules.save', { rules: BAD_RULES })),
    en: /^Goal score must be/,
    de: /^„Ziel“ muss/,
  },
  {
    what: 'sheets that a worker makes',
    async ask(page: Page) {
      const params = { rules: PRESETS.zilch, kinds: ['limits'], day: '2026-03-01' }
      const { sheets } = answerOf<'sheets.make'>(await page.request('sheets.make', params))
      return sheets[0]!.title + sheets[0]!.foot
    },
    en: /1 March 2026/,
    de: /1\. März 2026/,
  },
  {
    what: 'decks',
    async ask(page: Page) {
      const params = { rulesId: 'farkle', rules: PRESETS.farkle }
      const { decks } = answerOf<'cards.overview'>(await page.request('cards.overview', params))
      return decks[0]!.about
    },
    en: /^When to bank/,
    de: /^Wann du sicherst/,
  },
]

describe('two browsers in two languages', () => {
  it.each(QUESTIONS)('get $what each in its own, whoever asks first', async (question) => {
    const shell = await startShell()
    const german = await speaking(shell, 'de')
    const english = await speaking(shell, 'en')
    const pages = [german, english, german, english, english, german]
    const answers = await Promise.all(pages.map((page) => question.ask(page)))
    answers.forEach((answer, i) => {
      expect(answer).toMatch(pages[i] === german ? question.de : question.en)
    })
  })

  it('hear notices each in its own', async () => {
    const shell = await startShell()
    const german = await speaking(shell, 'de')
    const english = await speaking(shell, 'en')
    const folder = join(shell.dataFolder, 'rule-sets')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'bad.json'), JSON.stringify(BAD_RULES))
    const list = answerOf<'rules.list'>(await english.request('rules.list', {}))
    expect(list.unreadable[0]!.reason).toMatch(/^Goal score must be/)
    expect(await heard(german, 'notice')).toEqual([
      { message: expect.stringMatching(/bad\.json .*„Ziel“ muss/) as string },
    ])
    expect(await heard(english, 'notice')).toEqual([
      { message: expect.stringMatching(/bad\.json .*Goal score must be/) as string },
    ])
  })

  it('that wait for one solve are told each in its own that it was stopped', async () => {
    const shell = await startShell()
    const pages = [await speaking(shell, 'de'), await speaking(shell, 'en')]
    const solved = pages.map((page) => page.request('farkle.scoreOverview', { rules: LONG_RULES }))
    const list = await pages[1]!.request('jobs.list', {})
    const { jobs } = answerOf<'jobs.list'>(list)
    expect(jobs).toHaveLength(1)
    await pages[1]!.request('jobs.cancel', { id: jobs[0]!.id })
    const [german, english] = await Promise.all(solved)
    expect(errorOf(german!)).toBe('Die Berechnung wurde angehalten.')
    expect(errorOf(english!)).toBe('The solve was stopped.')
  })

  it('leave the language of the shell itself alone', async () => {
    const shell = await startShell({ languages: ['en_GB'] })
    const page = await speaking(shell, 'de')
    expect(await QUESTIONS[0]!.ask(page)).toBe(QUESTIONS[0]!.de)
    expect((await ask(shell.port, '/nowhere')).text).toBe('There is no such page.\n')
    expect(currentLanguage()).toBe('en')
  })
})

describe('a browser that has not said its language', () => {
  const told = (page: Page): Promise<string> => QUESTIONS[0]!.ask(page)
  const accepts = (languages: string) => ({ headers: { 'accept-language': languages } })

  it('is answered in the one of the settings', async () => {
    const shell = await startShell({ languages: ['en_GB'] })
    const english = await openPage(shell, accepts('de-AT,de;q=0.9'))
    await english.request('settings.set', { language: 'de' })
    const page = await openPage(shell, accepts('en'))
    expect(await told(page)).toBe(QUESTIONS[0]!.de)
    expect((await ask(shell.port, '/nowhere')).text).toBe('Diese Seite gibt es nicht.\n')
  })

  it('is answered in the first that it accepts where the settings leave it to the system', async () => {
    const shell = await startShell({ languages: ['en_GB'] })
    expect(await told(await openPage(shell, accepts('de-AT,de;q=0.9,en;q=0.8')))).toBe(
      QUESTIONS[0]!.de,
    )
    expect(await told(await openPage(shell, accepts('fr, en;q=0.8')))).toBe(QUESTIONS[0]!.en)
  })

  it('that asks for a page that is not there reads so in its language', async () => {
    const { port } = await startShell({ languages: ['en_GB'] })
    const german = await ask(port, '/nowhere', accepts('de-AT,de;q=0.9'))
    expect(german.text).toBe('Diese Seite gibt es nicht.\n')
    expect((await ask(port, '/nowhere')).text).toBe('There is no such page.\n')
  })

  it('is answered in the one of the terminal where it accepts any', async () => {
    const shell = await startShell({ languages: ['de_DE'] })
    expect(await told(await openPage(shell))).toBe(QUESTIONS[0]!.de)
  })
})
