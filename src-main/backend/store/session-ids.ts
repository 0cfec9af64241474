import type { StudyDatabase } from './study-database.ts'

export function lastSession(database: StudyDatabase): number {
  const row = database.get<{ last: number }>(
    `SELECT seq AS last FROM sqlite_sequence WHERE name = 'sessions'`,
  )
  return row?.last ?? 0
}

/** Makes new session ids start after `last`. */
export function numberAfter(database: StudyDatabase, last: number): void {
  database.run(`UPDATE sqlite_sequence SET seq = max(seq, :last) WHERE name = 'sessions'`, { last })
  database.run(
    `INSERT INTO sqlite_sequence (name, seq) SELECT 'sessions', :last
     WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'sessions')`,
    { last },
  )
}
