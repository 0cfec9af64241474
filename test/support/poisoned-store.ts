import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const HUGE = 1e308

/** JSON in which every number that stands in one of these fields is huge. */
function hugeIn(fields: RegExp): (text: string) => string {
  return (text) => text.replaceAll(fields, (_, field: string) => `${field}1e308`)
}

/** A store's texts are changed by this function in all rows. */
function rewrite(
  store: DatabaseSync,
  table: string,
  column: string,
  change: (text: string) => string,
): void {
  const rows = store
    .prepare(
      `SELECT rowid AS id, "${column}" AS text FROM "${table}" WHERE "${column}" IS NOT NULL`,
    )
    .all() as { id: number; text: string }[]
  const update = store.prepare(`UPDATE "${table}" SET "${column}" = :text WHERE rowid = :id`)
  for (const { id, text } of rows) update.run({ id, text: change(text) })
}

/**
 * Gives half of the answers and reviews in a data folder's store times and losses that cannot be, and
 * sessions scores, reviews, thresholds and bands of the kind, as another program could leave
 * them there. The other half stays as it is. No backend may have the folder open.
 */
export function poison(folder: string): void {
  const store = new DatabaseSync(join(folder, 'study', 'study.sqlite'))
  store.exec(`UPDATE answers SET milliseconds = 1000000000000000000 WHERE id % 4 = 0`)
  store.exec(`UPDATE answers SET milliseconds = 100000000 WHERE id % 4 = 1`)
  store.exec(`UPDATE answers SET loss = ${HUGE} WHERE id % 4 IN (0, 1) AND grade IS NOT NULL`)
  store.exec(`UPDATE card_reviews SET milliseconds = 1000000000000000000 WHERE id % 2 = 0`)
  store.exec(`UPDATE card_reviews SET error = ${HUGE} WHERE error IS NOT NULL
    AND id > (SELECT min(id) FROM card_reviews WHERE error IS NOT NULL)`)
  store.exec(`UPDATE sessions SET score = 9007199254740991 WHERE score IS NOT NULL`)
  rewrite(store, 'sessions', 'review', hugeIn(/("(?:start|value|you|bot|gain)":)-?[\d.e-]+/g))
  rewrite(store, 'sessions', 'thresholds', hugeIn(/("blunder":)[\d.e-]+/g))
  rewrite(store, 'sessions', 'setup', hugeIn(/("gap":)null/g))
  rewrite(store, 'sessions', 'setup', (text) =>
    text.replace('"gap":1e308', '"gap":{"from":0,"to":1e308}'),
  )
  rewrite(store, 'answers', 'own', hugeIn(/("[br]?",)-?[\d.e-]+/g))
  rewrite(store, 'thresholds', 'value', hugeIn(/("blunder":)[\d.e-]+/g))
  store.close()
}
