/** Sessions of questions. */
export const drills = {
  noneFits: 'No question fits these filters. Widen them and start again.',
  noSession: (id: number) => `There is no session ${id} that can be read. Begin a new one.`,
  otherVersion:
    'This session cannot go on: another version of Breakpoint began it. Its answers are kept.',
  over: 'This session is over. Begin a new one.',
  answeredElsewhere: (number: number) =>
    `Question ${number} was answered in another window; go on with the next one.`,
  answeredAlready: (number: number, next: number) =>
    `Question ${number} is answered already; ask for the next one, which is ${next}.`,
  notAskedNow: (number: number, next: number) =>
    `Question ${number} is not asked now; ask for the next one, which is ${next}.`,
  noneAsked: (number: number) => `Question ${number} is not asked now; ask for the next one.`,
  oneByOne:
    'Earlier questions are asked one by one: choose single decisions, or take questions from play.',
  fromPlay: 'Turns and games must take their questions from play.',
  nothingDue: 'No position card is due, and none is new.',
  noSuchPosition: (reason: string) => `There is no such position under these rules: ${reason}`,
  noPositionCard: (id: number) => `There is no position card ${id}.`,
  noSlip: {
    speed: 'In a sprint or a streak no answer is taken back.',
    cards: 'The answer to a card is not taken back: its next day is set by it.',
    check: 'In the check of a lesson no answer is taken back.',
    notLast: 'Only the last answer of a session can be taken back.',
  },
  nothingUnseen: (days: number) =>
    `Nothing was last asked ${days} ${days === 1 ? 'day' : 'days'} ago or longer. Choose fewer days, or new questions.`,
  nothingAgain: 'There is nothing to ask again: all of it is put right.',
  unfitGame: 'The rules of this game do not allow one of its moves.',
  unsolvable: 'This game cannot be solved for winning.',
}

/** The file with the user's answers, and its backups. Sentences without advice get some. */
export const store = {
  notUsed: (folder: string, reason: string) =>
    `Your answers could not be read or kept in ${folder} (${reason}).`,
  notKept: (folder: string, reason: string) =>
    `Your answers cannot be kept in ${folder} (${reason}).`,
  notBackedUp: (folder: string, reason: string) =>
    `The backup could not be made in ${folder} (${reason}).`,
  notRestored: (folder: string, reason: string) =>
    `The backup could not be restored in ${folder} (${reason}).`,
  damaged: (reason: string, file: string) =>
    `The file with your answers is damaged (${reason}). It was moved away as ${file} and a new one begun; Progress says what can be done.`,
  replaced: (reason: string, file: string) =>
    `The file with your answers could not be read (${reason}). It was moved away as ${file} and a new one begun. Progress says what can be done.`,
  /** After a crash. */
  lost: (answers: number) =>
    `Breakpoint stopped unexpectedly, and since then a part of your answers was damaged or removed: the last ${answers === 1 ? 'one is' : `${answers} are`} missing. All others are there. Progress says more.`,
  otherFile: (file: string, backup: string | null) =>
    `Another program has replaced the file with your answers, ${file}. ` +
    (backup === null ? '' : `The answers of the old file are in the backup ${backup}. `) +
    'Try again to go on with the new file.',
  newer: (file: string, version: number, known: number) =>
    `Your answers in ${file} were kept by a newer Breakpoint (version ${version} of the file; this one knows ${known}). They were left as they are. Use the newer Breakpoint, or move the file away to begin again.`,
  noBackup: (name: string) => `There is no backup called ${name}.`,
  badBackup: (name: string, reason: string) =>
    `The backup ${name} cannot be used (${reason}). Choose an older one.`,
  reasons: {
    empty: 'the file is empty',
    noStore: 'it is no study store',
    damaged: 'parts of it are destroyed',
    twice: 'it is kept already',
    version: (version: number, known: number) => `its version is ${version}, not 1 to ${known}`,
  },
  advice: {
    busy: 'Close other windows of Breakpoint that use this folder and try again.',
    tooLate: 'Perhaps another window was quicker; go on with the next question.',
  },
}

/** Games that were played, drilled or written down. */
export const records = {
  none: (id: number) => `There is no record ${id}. It may have been deleted.`,
  noNotation: 'Games of this kind cannot be written down.',
}
