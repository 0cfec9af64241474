import type * as v from 'valibot'
import { readKnown } from './known-values.ts'
import type { StudyDatabase } from './study-database.ts'

export function readNote<T>(
  database: StudyDatabase,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): T | null {
  const row = database.get<{ value: string }>('SELECT value FROM notes WHERE name = :name', {
    name,
  })
  return row ? readKnown(schema, row.value) : null
}

export function writeNote(database: StudyDatabase, name: string, value: unknown): void {
  if (value === null) database.run('DELETE FROM notes WHERE name = :name', { name })
  else {
    database.run('INSERT OR REPLACE INTO notes VALUES (:name, :value)', {
      ...{ name, value: JSON.stringify(value) },
    })
  }
}
