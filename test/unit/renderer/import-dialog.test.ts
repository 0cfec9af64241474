import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ref } from 'vue'
import { makeGeneratorQuery } from '#shared/games/farkle/input/generator-query.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import ImportDialog from '#renderer/features/rules/ImportDialog.vue'
import { mountDialog, settled } from './harness.ts'

const open = ref(true)
const imported = vi.fn()

beforeEach(async () => {
  imported.mockClear()
  open.value = true
  mountDialog(ImportDialog, open, { onImported: imported })
  await settled()
})

const inDialog = (selector: string): string => `[role="dialog"] ${selector}`
const field = (): HTMLTextAreaElement => document.querySelector(inDialog('textarea'))!
const problems = (): (string | null)[] =>
  [...document.querySelectorAll(inDialog('.problems li'))].map((item) => item.textContent)

async function type(text: string): Promise<void> {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}

async function submit(): Promise<void> {
  document.querySelector<HTMLElement>(inDialog('[type="submit"]'))!.click()
  await settled()
}

async function choose(text: string): Promise<HTMLInputElement> {
  const input = document.querySelector<HTMLInputElement>(inDialog('[type="file"]'))!
  const files = text === '' ? [] : [new File([text], 'rules.json')]
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await settled(2)
  return input
}

describe('the import', () => {
  it('gives the keyboard to the text', () => {
    expect(document.activeElement).toBe(field())
  })

  it.each([
    { what: 'a file that was exported', text: farkleJson(PRESETS.zilch) },
    { what: 'bare JSON', text: `\n  ${JSON.stringify(PRESETS.zilch)}` },
  ])('reads $what', async ({ text }) => {
    await type(text)
    await submit()
    expect(imported.mock.calls).toEqual([[{ game: 'farkle', rules: PRESETS.zilch }]])
    expect(problems()).toEqual([])
    expect(field().value).toBe('')
  })

  it.each(['', '?', 'http://example.org/farkle?'])('reads a query after "%s"', async (before) => {
    await type(before + makeGeneratorQuery(PRESETS.farkle).query)
    await submit()
    expect(imported).toHaveBeenCalledTimes(1)
    expect(imported.mock.calls[0]![0]).toMatchObject({ rules: { sets: PRESETS.farkle.sets } })
  })

  it('reads a chosen file at once, and the same one can be chosen again', async () => {
    const input = await choose(farkleJson(PRESETS.facebook))
    expect(imported.mock.calls).toEqual([[{ game: 'farkle', rules: PRESETS.facebook }]])
    expect(input.value).toBe('')
  })
})

describe('an import that fails', () => {
  it.each([
    { what: 'cut off', text: '{"format": "breakpoint-rule-set", "ver', says: /not valid JSON/ },
    { what: 'of another format', text: '{"format": "chess"}', says: /^The format must be/ },
    { what: 'no rules at all', text: 'hello there', says: /\.$/ },
  ])('keeps the text and says why: $what', async ({ text, says }) => {
    await type(text)
    await submit()
    expect(field().value).toBe(text)
    expect(problems()).not.toEqual([])
    for (const problem of problems()) expect(problem).toMatch(says)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field().getAttribute('aria-describedby')!)?.classList).toContain(
      'problems',
    )
    expect(imported).not.toHaveBeenCalled()
  })

  it('says all that is wrong, a line for each', async () => {
    const { farkle } = PRESETS
    await type(JSON.stringify({ ...farkle, goal: -1, straight: 'many', end: 'soon' }))
    await submit()
    expect(problems()).toHaveLength(3)
  })

  it('says a few dozen of very many problems, and how many there are besides', async () => {
    await type(JSON.stringify({ ...PRESETS.farkle, sets: Array(3000).fill('many') }))
    await submit()
    expect(problems()).toHaveLength(31)
    expect(problems().at(-1)).toBe('And 2,970 more.')
  })

  it('does not read a file that is too large for rules', async () => {
    const read = vi.spyOn(File.prototype, 'text')
    await choose(`{"name":"${'x'.repeat(500_000)}"}`)
    expect(read).not.toHaveBeenCalled()
    expect(problems()).toEqual(['This text is far too long for a rule set.'])
    expect(field().value).toBe('')
  })

  it('asks for a text where there is none', async () => {
    for (const text of ['', '  \n ']) {
      await type(text)
      await submit()
      expect(problems()).toEqual(['Paste the rules first, or choose a file.'])
    }
  })

  it('is forgotten as soon as the text is changed', async () => {
    await type('{')
    await submit()
    await type('{}')
    expect(problems()).toEqual([])
    expect(field().getAttribute('aria-invalid')).toBe('false')
  })

  it('shows the text of the file that was chosen', async () => {
    await choose('{"format": "chess"}')
    expect(field().value).toBe('{"format": "chess"}')
    expect(problems()).toHaveLength(1)
  })

  it('is none where no file was chosen after all', async () => {
    await type('half')
    await choose('')
    expect(field().value).toBe('half')
    expect(problems()).toEqual([])
  })

  it('loses nothing when the window is closed by mistake', async () => {
    await type('half a query')
    open.value = false
    await settled()
    open.value = true
    await settled()
    expect(field().value).toBe('half a query')
  })
})
