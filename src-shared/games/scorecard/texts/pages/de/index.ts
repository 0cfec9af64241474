import type { en } from '../en/index.ts'
import { table } from './table.ts'

export const de: typeof en = {
  table,
}
