import { readFileSync } from 'node:fs'

/** The data of a file of test/fixtures. */
export function fixture(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'))
}
