import { table } from './table.ts'

export const en = {
  table,
}
