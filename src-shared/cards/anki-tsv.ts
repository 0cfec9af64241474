import type { NamedRules } from '../base/rules.ts'
import { texts } from '../texts/texts.ts'
import type { Card } from './card.ts'
import type { Deck } from './deck.ts'

/** Unnamed columns are fields. With a note type column, a missing type would drop all notes. */
const header = (): string[] => [
  '#separator:Tab',
  '#html:false',
  `#notetype:${texts.cards.ankiNoteType}`,
  '#guid column:1',
  '#deck column:2',
  '#tags column:5',
]

function field(text: string): string {
  return /[\t\r\n"]/.test(text) || text.startsWith('#') ? `"${text.replaceAll('"', '""')}"` : text
}

const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim()

/** Without double colons, which Anki reads as a subdeck. */
const deckPart = (name: string): string => oneLine(name).replace(/::+/g, ':')

function front(rules: string, { question, answer }: Card): string {
  const options = answer.kind === 'choice' ? answer.options.map((option) => `- ${option}`) : []
  return [oneLine(rules), question, ...options].join('\n')
}

const back = ({ statement, why }: Card): string => `${statement}\n${why}`

/**
 * Text for Anki's import (2.1.54 and later): tab-separated, one basic note per card, one subdeck
 * per deck, tagged with the deck id. Anki updates a note with the same GUID or the same front, so
 * both identify the rules: the GUID by the rules' id, which survives edits, the front by their
 * name.
 */
export function ankiTsv(
  rules: NamedRules & { readonly id: string },
  decks: readonly Deck[],
): string {
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
