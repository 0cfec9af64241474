import { ref } from 'vue'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { retakenNumbers, type TableAt, type TableGameData } from '#shared/study/table-game.ts'
import { grouped } from '#shared/texts/numbers.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from './client.ts'
import { useNotices } from './notices.ts'
import { sentenceOf } from './use-answer.ts'

function countedWords(counted: AnswerOf<BackendRequests, 'records.add'>['counted']): string {
  const { over } = pageTexts.tablePage
  if (!counted) return over.uncounted
  const { decisions, mistakes } = counted
  return over.counted(decisions, grouped(decisions), mistakes, grouped(mistakes))
}

interface Recording<Game extends TableGameData> {
  readonly game: { readonly value: Game | null }
  readonly play: { readonly value: TableAt | null }
  /** See TableKind. */
  readonly text: (game: Game, date: string) => string | null
  /** Takes the recorded game off the table in the store. */
  readonly putAway: (game: Game) => Promise<void>
}

/** Record of the finished game at the table. */
export function useTableRecord<Game extends TableGameData>({
  game,
  play,
  text: textOf,
  putAway,
}: Recording<Game>) {
  const notices = useNotices()
  const words = pageTexts.tablePage
  const record = ref<number | null>(null)
  /** Sentence on the graded decisions of that game; empty if none were graded. */
  const counted = ref('')

  /** Records a finished game and has its decisions graded if asked. */
  async function finish(): Promise<void> {
    const now = game.value
    if (!now || !play.value?.isOver || record.value !== null) return
    const text = textOf(now, new Date(now.began).toISOString())
    if (text === null) return
    const notes = now.takenBack > 0 ? words.takenBack(grouped(now.takenBack)) : ''
    const { counted: seat } = now
    const counts = seat === null ? null : { seat, without: retakenNumbers(now, play.value) }
    if (counts) counted.value = words.over.grading
    try {
      const bots = now.players.flatMap(({ bot }, seat) => (bot === null ? [] : [seat]))
      const added = await askBackend('records.add', { text, played: true, notes, counts, bots })
      if (game.value === now) {
        record.value = added.id
        counted.value = counts ? countedWords(added.counted) : ''
      }
      await putAway(now)
    } catch (thrown) {
      if (game.value === now) counted.value = ''
      notices.say(sentenceOf(thrown))
    }
  }

  return {
    record,
    counted,
    finish,
    forget: (): void => {
      record.value = null
      counted.value = ''
    },
  }
}
