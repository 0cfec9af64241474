import { counts } from '../../en/counts.ts'

const { answers, decisions } = counts

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Cost of the user's decisions, where it is lost, and where the answers are kept. */
export const progressPage = {
  title: 'Progress',
  subject: {
    points: (game: string) => `${game}, playing for points`,
    wins: (game: string) => `${game}, playing for wins`,
  },
  period: {
    label: 'Answers of',
    all: 'All',
    days: (days: string) => `${days} days`,
    nothing: (days: string) => `Nothing was answered in the last ${days} days.`,
    showAll: 'Show all',
  },
  noGame: 'Choose a game first; your answers are counted for each game by itself.',
  empty: {
    title: 'Nothing answered yet',
    about:
      'After a drill this shows what your decisions cost, where you lose it, and what to drill next.',
    start: 'Start with ten decisions',
  },
  rate: {
    none: 'No decision could be graded yet.',
    nothingLost: 'You have lost nothing.',
    lose: (loss: string) => `You lose ${loss} a decision.`,
    forced: 'Where only one thing can be done, nothing is graded.',
    over: (count: number, written: string) =>
      `Counted over ${decisions(count, written)} in which something could be lost.`,
    answers: 'Answers',
    sessions: 'Sessions',
    medianTime: 'Median time',
    grades: 'Grades',
    oneDay: 'How this goes over time is drawn once you have played on two days.',
    overTimeAs: 'Error rate over time as',
    views: { chart: 'Chart', table: 'Table' },
    chart: (finding: string) => `Mean loss per decision over time. ${finding}`,
    meanLoss: 'Mean loss',
    day: 'Day',
    meanLossAxis: (unit: string) => `Mean loss a decision, ${unit}`,
    strokes:
      'The strokes show where each value lies with 95\u00a0% certainty: few answers, long strokes.',
    table: 'Mean loss over time',
    columns: {
      span: 'Day or week',
      meanLoss: (unit: string) => `Mean loss, ${unit}`,
      from: '95 % from',
      to: 'to',
      decisions: 'Decisions',
    },
    week: (day: string) => `from ${day}`,
  },
  habits: {
    title: 'Why do I lose?',
    about: 'Your three costliest habits, each as often as it comes up in play.',
    points: {
      turn: (loss: string) => `about ${loss} points a turn`,
      game: (loss: string) => `about ${loss} points a game`,
    },
    wins: (loss: string) => `about ${loss} games in 100`,
    none: 'No habit of yours costs anything that could be told apart yet.',
  },
  leaks: {
    title: 'Where you lose it',
    by: 'Losses by',
    tableBy: (dimension: string) => `Losses by ${lowerFirst(dimension)}`,
    dimensions: {
      dice: 'Dice',
      'turn-total': 'Turn total',
      situation: 'Score situation',
      decision: 'Kind of decision',
      'error-kind': 'Kind of error',
    },
    nothingSure:
      'Nothing is sure to cost more than nothing yet. The more you answer, the more this can tell.',
    worst: (what: string, cost: string, unit: string) =>
      `What costs you most: ${lowerFirst(what)}, ${cost} ${unit} per 100 decisions.`,
    /** The unit stands behind it. */
    per100: 'Per 100 decisions,',
    sure: '95\u00a0% sure',
    between: (low: string, high: string) => `${low} to ${high}`,
    decisions: 'Decisions',
    share: 'Share of all losses, %',
    drill: 'Drill',
    drillLine: (line: string) => `Drill: ${line}`,
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
    between: (low: string, high: string) => `${low} to ${high}\u00a0% right`,
    legend:
      'Known: at least 75\u00a0% right, as far as the answers tell. Weak: less. Unsure: more answers are needed. The bar shows from where to where the share lies, 80\u00a0% sure.',
    finding: (known: number, asked: number, all: number) =>
      `${known} of ${all} kinds of decision are known for sure; ${asked} were asked.`,
  },
  waiting: {
    title: 'To be put right',
    failed: { title: 'Got wrong', about: 'Each one waits until you have answered it well.' },
    slow: { title: 'Slow', about: 'They took you much longer than most.' },
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
    drill: 'Drill',
    decisions: 'Decisions',
    /** The unit stands behind it. */
    meanLoss: 'Mean loss,',
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
      `It is of ${moment} and has ${answers(count, written)}; now there are ${now}. What there is now is backed up first, so that you can come back to it.`,
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
      `Their file was damaged (${reason}). Nothing was deleted: it was put aside as {file}. Rules, settings and solved games are not touched by it.`,
    backup: (moment: string, count: number, written: string) =>
      `The newest good backup is of ${moment} and has ${answers(count, written)}.`,
    noBackup: 'There is no backup that can be read, so counting begins anew.',
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
