import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { reasonOf } from '#shared/base/reason-of.ts'
import { failed, ok, refused, type Result } from '#shared/base/result.ts'
import { texts } from '#shared/texts/texts.ts'
import { defaultDataFolder } from '#main/backend/files/data-folder.ts'

/** If it is taken and the user named no port, any free port is used. */
export const USUAL_PORT = 4747

export interface WebOptions {
  readonly port: number
  /** True if the user named the port; then no other is used. */
  readonly portNamed: boolean
  readonly dataFolder: string
  readonly open: boolean
}

export function parseWebOptions(args: readonly string[]): Result<WebOptions> {
  let values: {
    port?: string | undefined
    'data-dir'?: string | undefined
    'no-open'?: boolean | undefined
  }
  try {
    values = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        'data-dir': { type: 'string' },
        'no-open': { type: 'boolean' },
      },
    }).values
  } catch (error) {
    const reason = reasonOf(error)
    // Keeps Node's first sentence; the others explain Node's own flags.
    const [first = reason] = reason.split(/\.(?:\s|$)/)
    return refused(texts.shells.web.knownOptions(first))
  }
  const { port = String(USUAL_PORT), 'data-dir': folder } = values
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return failed({ field: 'port', message: texts.shells.web.portMustBe })
  }
  if (folder === '') return failed({ field: 'data-dir', message: texts.shells.web.folderMustBe })
  return ok({
    port: Number(port),
    portNamed: values.port !== undefined,
    dataFolder: resolve(folder ?? defaultDataFolder()),
    open: values['no-open'] !== true,
  })
}
