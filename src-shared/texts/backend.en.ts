const counted = (value: string, unit: string): string =>
  `in ${value} ${unit}${value === '1' ? '' : 's'}`

/** Messages of solves, stores and libraries, and the names of what they work on. */
export const backend = {
  /** Messages about solves and their results. */
  solves: {
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
      `The disk is full, so results cannot be saved in ${folder}. They are shown all the same and ` +
      'will be solved again next time. Make room on the disk, or clear stored results in Settings.',
  },
  /** Files of results. */
  results: {
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
  },
  /** Sessions of questions. */
  drills: {
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
    otherWindow: 'Another window went on at this table: this is what it has now.',
    unfitGame: 'The rules of this game do not allow one of its moves.',
    unsolvable: 'This game cannot be solved for winning.',
  },
  /** The file with the user's answers, and its backups. Sentences without advice get some. */
  store: {
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
      noStore: 'it is not a study store',
      damaged: 'parts of it are destroyed',
      twice: 'it is kept already',
      version: (version: number, known: number) => `its version is ${version}, not 1 to ${known}`,
    },
    advice: {
      busy: 'Close other windows of Breakpoint that use this folder and try again.',
      tooLate: 'Perhaps another window was quicker; go on with the next question.',
    },
  },
  /** Games that were played, drilled or written down. */
  records: {
    none: (id: number) => `There is no record ${id}. It may have been deleted.`,
    noNotation: 'Games of this kind cannot be written down.',
    noText: 'An earlier version did not keep all rolls of this game, so it cannot be reviewed.',
  },
  /** The data folder, into which one Breakpoint at a time writes. */
  folder: {
    heldBy: {
      app: (pid: number) => `Breakpoint is already running as an app (process ${pid}).`,
      browser: (pid: number) => `Breakpoint is already running in the browser (process ${pid}).`,
      unknown: 'Another process of Breakpoint is running.',
    },
    oneAtATime: (folder: string) =>
      `Only one at a time can use the folder ${folder}: close the other one, or name another folder with --data-dir.`,
    copyAddress: 'Copy the address',
    notLocked: (folder: string, reason: string) =>
      `Nothing of yours can be kept in ${folder} (${reason}).`,
    readOnly: (folder: string) =>
      `Here ${folder} is only read; what you change is kept by the app or the browser.`,
    noLocks: 'files cannot be locked there',
    advice: {
      full: 'Make room on the disk and start Breakpoint again.',
      writable: 'Make the folder writable, or name another one with --data-dir, and start again.',
      local: 'Name a folder on a disk of this computer with --data-dir, and start again.',
    },
  },
  /** Sessions of cards. */
  cards: {
    notOpen: 'This session of cards is no longer open. Its answers are kept; start another one.',
    onlyTheLast: (number: number) =>
      `You can change only the rating of the last answer, and card ${number} came earlier.`,
    nothingToUndo: 'There is no answer to take back in this session.',
    answeredAlready: (number: number, next: number) =>
      `Card ${number} is answered already; the next one is ${next}.`,
    notAskedNow: (number: number, next: number) =>
      `Card ${number} is not asked now; the next one is ${next}.`,
    over: (number: number) => `Card ${number} is not asked now: this session is over.`,
    chooseByPlace: 'Choose one of the answers by its place.',
    /** How long it is until a card comes again; numbers with their marks. */
    again: {
      minutes: (count: string) => `in ${count} min`,
      hours: (count: string) => `in ${count} h`,
      days: (count: string) => counted(count, 'day'),
      months: (count: string) => counted(count, 'month'),
      years: (count: string) => counted(count, 'year'),
    },
  },
  /** Why a file could not be written or read. */
  files: {
    diskFull: 'the disk is full',
    notWritable: 'the folder may not be written to',
    folderGone: 'the folder is not there any more',
    isFolder: 'there is a folder of that name',
    fileInWay: 'there is a file where a folder must be',
    advice: {
      diskFull: 'Make room on the disk and try again.',
      notWritable: 'Make the folder writable and try again.',
      other: 'Check the disk and the folder, then try again.',
    },
    notReadable: 'it may not be read',
    leadsNowhere: 'it is a link that leads nowhere',
    leadsInCircles: 'it is a link that leads in circles',
    noFile: 'it is not a file',
    tooLarge: 'it is too large',
  },
  noDataFolder: (folder: string, reason: string) =>
    `The data folder ${folder} could not be made (${reason}). Name another one with --data-dir or BREAKPOINT_DATA.`,
  closing: 'Breakpoint is being closed.',
  /** Name of a job: the solve and its rules. */
  job: (what: string, rules: string) => `${what}: ${rules}`,
  jobEnded: 'This solve has already ended.',
  noSuchTurn: (turn: string, turns: string) =>
    `These rules have no turn "${turn}"; they have ${turns}.`,
  /** A race that cannot be followed turn by turn. */
  race: {
    tooLong:
      'These rules have too many different scores to follow a game turn by turn. Use rounder points or a lower goal.',
    noGoal: 'A game of rounds has no goal to race to.',
    goalMustBe: 'The goal must be nearer, or the points rounder.',
  },
}
