import { texts } from '../texts/texts.ts'
import type { Card } from './card.ts'
import type { Deck } from './deck.ts'

/**
 * Header lines of Anki's text import; the columns without one are the note's fields. A collection
 * without the note type takes its current one; with a column of note types it would drop all notes.
 */
const header = (): string[] => [
  '#separator:Tab',
  '#html:false',
  `#notetype:${texts.cards.ankiNoteType}`,
  '#guid column:1',
  '#deck column:2',
  '#tags column:5',
]

/** A field as Anki reads it: in quotation marks where it holds any, a tab or a line break. */
function field(text: string): string {
  return /[\t\r\n"]/.test(text) || text.startsWith('#') ? `"${text.replaceAll('"', '""')}"` : text
}

const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim()

/** A part of a deck's name, without the colons that make a deck inside another. */
const deckPart = (name: string): string => oneLine(name).replace(/::+/g, ':')

/** Front of a note: the rules, the question and, for a choice, its options. */
function front(rules: string, { question, answer }: Card): string {
  const options = answer.kind === 'choice' ? answer.options.map((option) => `- ${option}`) : []
  return [oneLine(rules), question, ...options].join('\n')
}

const back = ({ statement, why }: Card): string => `${statement}\n${why}`

/** A rule set of the library. */
interface NamedRules {
  readonly id: string
  readonly name: string
}

/**
 * Decks as a text that Anki (2.1.54 and later) imports: tab-separated, one basic note for each card,
 * each deck inside one of the rule set's name, tagged with the deck's id. Anki updates a note with
 * the same GUID, or with the same front, so both tell the rules: the GUID by their id, which an edit
 * keeps, the front by their name.
 */
export function ankiTsv(rules: NamedRules, decks: readonly Deck[]): string {
  const rows = decks.flatMap((deck) => {
    const name = ['Breakpoint', rules.name, deck.title].map(deckPart).join('::')
    return deck.cards.map((card) => {
      const guid = `breakpoint/${rules.id}/${deck.id}/${card.id}`
      return [guid, name, front(rules.name, card), back(card), `breakpoint ${deck.id}`]
        .map(field)
        .join('\t')
    })
  })
  return [...header(), ...rows].join('\n') + '\n'
}
