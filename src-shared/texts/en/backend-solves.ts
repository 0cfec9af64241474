/** Messages about solves and their results. */
export const solves = {
  stopped: 'The solve was stopped.',
  stoppedKept: 'The solve was stopped. What is done is kept.',
  failed: (reason: string) => `The solve failed: ${reason}`,
  /** Of a fault of the program, whose cause is in the log. */
  failedInside:
    'The solve failed inside Breakpoint. What was saved is safe. Try again; if it fails again, close Breakpoint and open it again. The log says why.',
  threadFailed: 'its thread failed',
  threadEnded: (code: number) => `its thread ended with code ${code}`,
  /** After the sentence that it failed. */
  triedTwice: 'It was tried twice. Try again; if it goes on failing, start Breakpoint again.',
  outOfMemory:
    'There is not enough memory for this solve. Close other programs and try again, or choose a ' +
    'smaller goal or rules with fewer different scores.',
  /** A thread has gone, and another one takes up its work. */
  goesOn: (reason: string) =>
    `A solve stopped unexpectedly (${reason}) and was started again. It goes on from what was kept.`,
  progressNotKept: (reason: string) =>
    `What is done of a solve cannot be kept (${reason}). It goes on all the same.`,
  progressDiskFull:
    'The disk is full, so the progress of this solve cannot be saved. It goes on, but ' +
    'make room before you close Breakpoint.',
  solvedElsewhere:
    'Another Breakpoint is solving the same game just now and keeps what is done of it; if it is stopped here, only that one goes on.',
  progressNotRead: (reason: string) => `What was done of a solve could not be read (${reason}).`,
  progressNotUsed: (reason: string) =>
    `What was done of a solve could not be used: ${reason}. It was moved away; the solve begins again.`,
  resultsNotKept: (folder: string, reason: string) =>
    `Results cannot be kept in ${folder} (${reason}). They are shown all the same and will be ` +
    'solved again next time.',
  resultsDiskFull: (folder: string) =>
    `Results cannot be kept in ${folder}, for the disk is full. They are shown all the same and ` +
    'will be solved again next time. Make room on the disk, or clear stored results in Settings.',
}
