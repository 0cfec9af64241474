import { beforeEach, describe, expect, it } from 'vitest'
import { ankiTsv } from '#shared/cards/anki-tsv.ts'
import type { Card } from '#shared/cards/card.ts'
import type { Deck } from '#shared/cards/deck.ts'
import { decksOf } from '#shared/games/farkle/cards/decks.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'

interface Note {
  readonly guid: string
  readonly type: string
  /** Stays where it was when the note is updated. */
  readonly deck: string
  readonly fields: readonly string[]
  readonly tags: string
}

/** Tab-separated values as Anki reads them: quotation marks around fields, doubled inside. */
function recordsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\n') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}

/** A collection of Anki, and its import of text files by the headers and rules of its manual. */
class Anki {
  readonly notes: Note[] = []

  import(text: string): void {
    const lines = text.split('\n')
    const end = lines.findIndex((line) => !line.startsWith('#'))
    const head = new Map(
      lines.slice(0, end).map((line) => line.slice(1).split(':') as [string, string]),
    )
    const place = (key: string): number => Number(head.get(`${key} column`) ?? 0) - 1
    const special = ['guid', 'notetype', 'deck', 'tags'].map(place)
    for (const record of recordsOf(lines.slice(end).join('\n'))) {
      const at = (key: string): string => record[place(key)] ?? ''
      const fields = record.filter((_, i) => !special.includes(i)).slice(0, 2)
      const type = head.get('notetype') ?? at('notetype')
      this.#take({ guid: at('guid'), type, deck: at('deck'), fields, tags: at('tags') })
    }
  }

  /** Adds a note, or updates the one with its GUID, or else with its type and first field. */
  #take(note: Note): void {
    const own = this.notes.findIndex(({ guid }) => guid !== '' && guid === note.guid)
    const alike = this.notes.findIndex(
      ({ type, fields }) => type === note.type && fields[0] === note.fields[0],
    )
    const known = own < 0 ? alike : own
    if (known < 0) this.notes.push(note)
    else this.notes[known] = { ...note, deck: this.notes[known]!.deck }
  }

  of = (deck: string): Note[] => this.notes.filter((note) => note.deck.includes(`::${deck}::`))
}

const { farkle, zilch } = PRESETS
const decksOfRules = (rules: RuleSet): Deck[] => decksOf(sourcesOf(rules))
const zilchDecks = decksOfRules(zilch)
const cards = zilchDecks.flatMap((deck) => deck.cards)
const textOf = (id: string, rules: RuleSet): string =>
  ankiTsv({ id, name: rules.name }, decksOfRules(rules))
const backs = (notes: readonly Note[]): Map<string, string> =>
  new Map(notes.map(({ guid, fields }) => [guid, fields[1]!]))

describe('the text for Anki', () => {
  const text = ankiTsv({ id: 'home', name: 'My "Zilch"::\tat home' }, zilchDecks)

  it('begins with header lines that Anki knows', () => {
    expect(text.split('\n').slice(0, 6)).toEqual([
      '#separator:Tab',
      '#html:false',
      '#notetype:Basic',
      '#guid column:1',
      '#deck column:2',
      '#tags column:5',
    ])
    expect(text.endsWith('\n')).toBe(true)
  })

  it('holds a note for each card, in a deck of the rule set', () => {
    const anki = new Anki()
    anki.import(text)
    expect(anki.notes).toHaveLength(cards.length)
    anki.notes.forEach(({ type, deck, fields: [front, back], tags }, i) => {
      const card = cards[i]!
      expect(type).toBe('Basic')
      expect(deck).toMatch(/^Breakpoint::My "Zilch": at home::[A-Z][a-z ]+$/)
      expect(front!.startsWith(`My "Zilch":: at home\n${card.question}`)).toBe(true)
      expect(back).toBe(`${card.statement}\n${card.why}`)
      expect(tags).toBe(`breakpoint ${card.deck}`)
    })
  })

  it('puts tabs, line breaks and quotation marks between quotation marks', () => {
    const card = cards.find(({ id }) => id === 'limits.4')!
    const odd: Card = { ...card, question: 'A\t"b"?', statement: '#c', why: 'd' }
    const deck: Deck = { ...zilchDecks[0]!, cards: [odd] }
    expect(ankiTsv({ id: 'x', name: 'X' }, [deck]).split('\n').slice(6).join('\n')).toBe(
      'breakpoint/x/limits/limits.4\tBreakpoint::X::Bank or roll\t"X\nA\t""b""?"\t"#c\nd"\tbreakpoint limits\n',
    )
  })
})

describe('imports into Anki, one after the other', () => {
  let anki: Anki
  let first: Map<string, string>

  beforeEach(() => {
    anki = new Anki()
    anki.import(textOf('farkle', farkle))
    first = backs(anki.notes)
    anki.import(textOf('zilch', zilch))
  })

  it('keep the notes of two rule sets apart', () => {
    expect(backs(anki.of('Farkle'))).toEqual(first)
    expect(anki.of('Zilch')).toHaveLength(cards.length)
  })

  it('change nothing the second time', () => {
    const before = structuredClone(anki.notes)
    anki.import(textOf('zilch', zilch))
    expect(anki.notes).toEqual(before)
  })

  it.each(['Zilch', 'Our Zilch'])('update the notes of edited rules named %s', (name) => {
    const before = backs(anki.of('Zilch'))
    const edited = { ...zilch, name, straight: 2500 }
    anki.import(textOf('zilch', edited))
    const after = backs(anki.notes.filter(({ guid }) => guid.startsWith('breakpoint/zilch/')))
    const straight = 'breakpoint/zilch/scoring/scoring.straight'
    expect([before.get(straight), after.get(straight)]).toEqual([
      expect.stringContaining('1,500'),
      expect.stringContaining('2,500'),
    ])
    const wanted = decksOfRules(edited).flatMap((deck) =>
      deck.cards.map(
        ({ id, statement, why }) =>
          [`breakpoint/zilch/${deck.id}/${id}`, `${statement}\n${why}`] as const,
      ),
    )
    // A card that the new rules lack stays: a text cannot remove notes.
    expect(after).toEqual(new Map([...before, ...wanted]))
    expect(backs(anki.of('Farkle'))).toEqual(first)
  })
})
