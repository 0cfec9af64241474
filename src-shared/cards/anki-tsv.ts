import type { Card } from './card.ts'
import type { Deck } from './deck.ts'

/** The header lines of Anki's text import; the columns without one are the note's fields. */
const HEADER = [
  '#separator:Tab',
  '#html:false',
  '#notetype column:1',
  '#deck column:2',
  '#tags column:5',
]
const NOTE_TYPE = 'Basic'

/** A field as Anki reads it: in quotation marks where it holds any, a tab or a line break. */
function field(text: string): string {
  return /[\t\r\n"]/.test(text) || text.startsWith('#') ? `"${text.replaceAll('"', '""')}"` : text
}

/** A part of a deck's name: on one line, and without the colons that make a deck inside another. */
function deckPart(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/::+/g, ':').trim()
}

/** Front of a note: the question and, for a choice, its options. */
function front({ question, answer }: Card): string {
  if (answer.kind !== 'choice') return question
  return [question, ...answer.options.map((option) => `- ${option}`)].join('\n')
}

const back = ({ statement, why }: Card): string => `${statement}\n${why}`

/**
 * Decks as a text that Anki (2.1.54 and later) imports: tab-separated, one basic note for each card,
 * each deck inside one of the rule set's name, tagged with the deck's id.
 */
export function ankiTsv(ruleSetName: string, decks: readonly Deck[]): string {
  const rows = decks.flatMap((deck) => {
    const name = ['Breakpoint', ruleSetName, deck.title].map(deckPart).join('::')
    return deck.cards.map((card) =>
      [NOTE_TYPE, name, front(card), back(card), `breakpoint ${deck.id}`].map(field).join('\t'),
    )
  })
  return [...HEADER, ...rows].join('\n') + '\n'
}
