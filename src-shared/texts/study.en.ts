/** Sessions of questions, of any game. */
export const study = {
  /** Why a session that was kept cannot go on. */
  replay: {
    over: (answer: number, answers: number) =>
      `The session was over after ${answer} of ${answers} answers.`,
    otherQuestion: (answer: number) => `Answer ${answer} was given to another question.`,
  },
  /** What is wrong with a line of a game that was written down. Fields stand in it as here. */
  gameText: {
    line: (line: number, reason: string) => `Line ${line}: ${reason}`,
    title: 'A game begins with “Breakpoint game 1”, or with its rules, such as “Rules: farkle”.',
    newer: (known: number) =>
      `This game comes from a newer Breakpoint; this one reads version ${known}.`,
    tooLong: 'The text is too long for a game.',
    unknownField: (name: string) => `There is no field “${name}”.`,
    twice: (name: string) => `“${name}” stands here for the second time.`,
    empty: (name: string) => `There is nothing after “${name}”.`,
    missing: (name: string) => `“${name}:” is missing before this line.`,
    otherGame: (name: string) => `The game must be “${name}”.`,
    rules: 'The rules are not written as JSON.',
    noRules: (game: string, name: string, some: readonly string[]) =>
      `No rules of ${game} are called “${name}”. Write the name of rules of your own or of a set that comes with the app, such as ${some.map((one) => `“${one}”`).join(' or ')}.`,
    date: 'The date must be written like 2026-01-31, or 2026-01-31T18:00Z.',
    seed: (most: number) => `A seed has at most ${most} characters.`,
    name: (most: number) => `A name has at most ${most} characters.`,
    komiForTwo: 'Komi (points for the second player) needs exactly two players.',
    yours: 'You is the letter of the player with your side of the rules, A or B.',
    komi: 'Komi is a whole number of points, such as 150 or -150.',
    tooManyPlayers: (most: number) =>
      most === 1 ? 'Only one can play.' : `Only ${most} can play.`,
    turnForm: 'A turn is its number, its player and what was rolled.',
    nextTurn: (number: string, player: string) => `The next turn is “${number} ${player}”.`,
    over: 'The game is over before this turn.',
    notOver: 'The game is not over yet.',
    result: (result: string) => `The result must be “Result: ${result}”.`,
    after: 'Nothing can stand behind the result.',
    sheetHeader: 'The names of the players must stand here, two spaces or a tab apart.',
    cell: (text: string) =>
      `“${text}” are not points: write what was banked, or x for a farkle, and two spaces or a tab between players.`,
    cells: (must: number, is: number) => `There are ${must} players, but points for ${is}.`,
    noCell: (player: string) =>
      `The turn of ${player} is missing: write its points, or x for a farkle, two spaces or a tab apart.`,
    round: (must: string) => `This is line ${must} of the sheet: it must begin with ${must}.`,
    overFor: (player: string) => `The game is over before this turn of ${player}.`,
    total: (player: string, must: string, is: string) =>
      `The turns of ${player} make ${must}, not ${is || 'nothing'}.`,
  },
}
