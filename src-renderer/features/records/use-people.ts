import { freeColour, merged, renamed, type Person } from '#shared/study/people.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from '../../services/client.ts'
import { useNotices } from '../../services/notices.ts'
import { sentenceOf } from '../../services/use-answer.ts'

/** Changes of the people, each with an undo. */
export function usePeople() {
  const notices = useNotices()
  const words = pageTexts.peoplePage.people

  /** Returns false if it was refused, with the sentence said. */
  async function change(before: Person[], after: Person[], said = ''): Promise<boolean> {
    try {
      await askBackend('people.change', { before, after })
      const run = (): void => void change(after, before)
      if (said !== '') notices.say(said, { label: words.undo, run })
      return true
    } catch (thrown) {
      notices.say(sentenceOf(thrown))
      return false
    }
  }

  return {
    rename: (person: Person, name: string) =>
      change([person], [renamed(person, name)], words.renamed(name)),
    recolour: (person: Person, colour: Person['colour']) =>
      change([person], [{ ...person, colour }]),
    /** `one` becomes another spelling of `other`. */
    putTogether: (one: Person, other: Person) =>
      change([one, other], [merged(other, one)], words.together(other.name, one.name)),
    remove: (person: Person) => change([person], [], words.removed(person.name)),
    add: (name: string, people: readonly Person[]) =>
      change([], [{ name, colour: freeColour(people), others: [] }]),
  }
}
