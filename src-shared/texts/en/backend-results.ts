/** Files of results. */
export const results = {
  unreadable: (reason: string) => `A result could not be read (${reason}).`,
  notRemoved: (folder: string, reason: string) =>
    `The results in ${folder} could not be removed (${reason}).`,
  unusable: (reason: string) =>
    `A stored result could not be used: ${reason}. It was moved away and is solved again.`,
  notPutAside: (reason: string, why: string) =>
    `A stored result could not be used (${reason}) nor moved away (${why}).`,
  /** Why a file is not accepted, as half a sentence. */
  reasons: {
    noResult: 'it is not a result file',
    format: (version: number, known: number) => `it has format version ${version}, not ${known}`,
    damaged: 'it is damaged: its checksum does not match',
    header: 'its header makes no sense',
    length: 'its length does not fit its header',
    other: 'it holds another result',
    solver: (version: number) => `it comes from solver version ${version}`,
    size: 'it is of another size',
  },
}
