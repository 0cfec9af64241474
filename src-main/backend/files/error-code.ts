/** Code of a system error, for example "ENOENT"; empty if it has none. */
export const errorCode = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''

/** ENOTDIR: a file is in the place of the folder. */
export const isMissing = (thrown: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes(errorCode(thrown))
