import { counts } from '../counts.en.ts'

const { answers, decisions } = counts

/** Cost of the user's decisions, where it is lost, and where the answers are kept. */
export const progressPage = {
  title: 'Progress',
  views: { overview: 'Overview', games: 'Games', mistakes: 'Mistakes', sessions: 'Sessions' },
  ofThree: 'What you lose is told for two players. Drills against two count in all the rest.',
  subject: {
    points: (game: string) => `${game}, playing for points`,
    wins: (game: string) => `${game}, playing for wins`,
  },
  period: {
    label: 'Answers of',
    all: 'All',
    days: (days: string) => `${days} days`,
    nothing: (days: string) => `Nothing was answered in the last ${days} days.`,
  },
  noGame: 'Choose a game first; your answers are counted for each game by itself.',
  /** Nothing is told of fewer decisions than `needed`. */
  empty: {
    title: 'Nothing answered yet',
    few: 'Too few answers yet',
    oneSided: 'Only some kinds of decision yet',
    about: (needed: string) =>
      `Once you have answered ${needed} decisions, this shows what they cost you, which habits cost most, and what to drill next.`,
    sofar: (count: number, written: string) => `So far: ${decisions(count, written)}.`,
    mixed: (needed: string) =>
      `Your answers are of only a few kinds of decision. Answer ${needed} as play brings them, and this shows what you lose.`,
    start: (needed: string) => `Answer ${needed} decisions`,
  },
  decisions: (count: number, written: string) => decisions(count, written),
  /** Answers that are not as play brings them. */
  others: (decisions: string, loss: string) =>
    `Besides, ${decisions} of lessons, chosen positions or games of three: ${loss} lost on average. See them under Sessions.`,
  expectedLoss: {
    from: (count: number, written: string) =>
      `Estimated from ${decisions(count, written)} of drills and counted games, each kind as often as it comes up in play.`,
    percentagePoint: 'A percentage point is one game in a hundred.',
  },
  habits: {
    title: 'Habits to work on',
    none: 'No habit stands out yet. The more you answer, the more you will see here.',
  },
  rate: {
    title: 'Over time',
    about:
      'Drills ask more of what is hard than play does, so this may be more than you lose in play. Each row is of at least 20 decisions.',
    answers: 'Answers',
    sessions: 'Sessions',
    medianTime: 'Usual time',
    grades: 'Grades',
    table: 'Loss a decision over time',
    lossAxis: (unit: string) => `Loss a decision, ${unit}`,
    columns: { span: 'Days', decisions: 'Decisions' },
    from: (day: string) => `from ${day}`,
  },
  mastery: {
    title: 'How surely you know it',
    table: 'Kinds of decision',
    about:
      'Right answers of each kind of decision, and how many there were. Choose one to drill it.',
    states: { unasked: 'not asked', unsure: 'unsure', weak: 'weak', known: 'known' },
    /** Of answers. */
    right: (right: string, count: string) => `${right} of ${count}`,
    square: (row: string, column: string, state: string) => `${row}, ${column}: ${state}`,
    between: (low: string, high: string) => `${low} to ${high}% right`,
    legend:
      'Known: at least 75% right. Weak: less. Unsure: more answers are needed, at least 20. The bar shows where the share of right answers probably lies.',
    finding: (known: number, asked: number, all: number) =>
      `Kinds of decision known: ${known} of ${all}. Asked so far: ${asked}.`,
  },
  waiting: {
    title: 'To go through again',
    none: 'No mistake waits to be gone through again.',
    failed: { title: 'Got wrong', about: 'Each one waits until you have answered it well.' },
    slow: { title: 'Slow', about: 'They took you much longer than most, right or wrong.' },
    count: (title: string, count: number, written: string) =>
      `${title}: ${decisions(count, written)}`,
    go: 'Go through them',
    goThrough: (title: string) => `Go through them: ${title}`,
    when: (day: string, time: string) => `${day}, ${time}`,
    timeUnknown: 'time unknown',
    orLonger: (time: string) => `${time} or longer`,
    showMore: 'Show more',
    showAll: (count: string) => `Show all ${count}`,
  },
  sessions: {
    title: 'Sessions',
    table: 'Sessions, newest first',
    none: 'No drill yet: each one is listed here with what it cost, and can be resumed.',
    drill: 'Drill',
    decisions: 'Decisions',
    /** The unit stands behind it. */
    loss: 'Loss a decision,',
    result: 'Result',
    goOn: 'Go on',
    open: 'open',
    winners: { you: 'Won', bot: 'Lost', both: 'Tied' },
    right: (count: string) => `${count} right`,
    resume: 'Resume',
    resumeOf: (moment: string) => `Resume the session of ${moment}`,
    mistakes: 'Mistakes again',
    mistakesOf: (moment: string) => `Mistakes again, of the session of ${moment}`,
    showMore: 'Show more',
  },
  bests: {
    title: 'Your bests',
    table: 'Bests of sprints and streaks',
    drill: 'Drill',
    time: 'Time',
    right: 'Right',
    when: 'When',
  },
  store: {
    title: 'Where your answers are kept',
    /** {file} is where. */
    kept: (count: number, written: string, size: string) =>
      `${answers(count, written)} of all games, ${size}, in {file}. Backups are made by themselves and thinned out over time.`,
    backUp: 'Make a backup now',
    backups: (count: number, written: string) => `${written} ${count === 1 ? 'backup' : 'backups'}`,
    table: 'Backups, newest first',
    of: 'Of',
    answers: 'Answers',
    size: 'Size',
    goBack: 'Go back',
    goBackTo: (moment: string) => `Go back: backup of ${moment}`,
    ask: 'Go back to this backup?',
    askAbout: (moment: string, count: number, written: string, now: string) =>
      `This backup is from ${moment} and has ${answers(count, written)}. You have ${now} now; they are backed up first, so you can come back to them.`,
    stay: 'Keep what there is',
    unreadable:
      'What follows lies among the backups and cannot be read. It is left as it is; you may remove it.',
    unreadableOne: (name: string, reason: string) => `${name}: ${reason}`,
    backedUp: (count: number, written: string, size: string) =>
      `Backed up: ${answers(count, written)}, ${size}.`,
    restored: (count: number, written: string) =>
      `${answers(count, written)} ${count === 1 ? 'is' : 'are'} back.`,
  },
  damaged: {
    title: 'Your answers could not be read',
    /** {file} is what it is called now. */
    about: (reason: string) =>
      `Their file was damaged (${reason}). Nothing was deleted: it was moved to {file}. Rules, settings and solved games are not touched by it.`,
    backup: (moment: string, count: number, written: string) =>
      `The newest good backup is of ${moment} and has ${answers(count, written)}.`,
    noBackup: 'There is no backup that can be read, so counting begins again.',
    restore: 'Restore the backup',
    without: 'Go on without it',
    goOn: 'Go on',
  },
  damagedRows: {
    title: (count: number, written: string) =>
      count === 1 ? 'One entry cannot be read' : `${written} entries cannot be read`,
    about:
      'What is kept of them is damaged on the disk. They count as unknown, and exports leave them out; all others are there. A backup brings them back, without what came after it.',
    noBackup: 'There is no backup without damage.',
  },
  lost: {
    title: (count: number, written: string) =>
      `${answers(count, written)} ${count === 1 ? 'is' : 'are'} missing`,
    about:
      'Breakpoint stopped unexpectedly. The last answers before that were kept, but the file that held them was damaged or removed afterwards. All others are there.',
    /** {file} is the copy. */
    copy: 'What was left of that file was copied to {file}.',
    goOn: 'Go on',
  },
}
