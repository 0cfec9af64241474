import type { StudyDatabase } from './study-database.ts'

/** Something kept under a name; null if there is nothing. What it is its writer knows. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export function readNote<T>(database: StudyDatabase, name: string): T | null {
  const row = database.get<{ value: string }>('SELECT value FROM notes WHERE name = :name', {
    name,
  })
  return row ? (JSON.parse(row.value) as T) : null
}

/** Keeps something under a name; null forgets it. */
export function writeNote(database: StudyDatabase, name: string, value: unknown): void {
  if (value === null) database.run('DELETE FROM notes WHERE name = :name', { name })
  else {
    database.run('INSERT OR REPLACE INTO notes VALUES (:name, :value)', {
      ...{ name, value: JSON.stringify(value) },
    })
  }
}
