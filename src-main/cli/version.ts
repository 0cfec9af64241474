import { readFileSync } from 'node:fs'

const { productName: name, version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { readonly productName: string; readonly version: string }

export const program = { name, version } as const
