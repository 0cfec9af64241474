export const input = {
  /** Predicates; `about` makes a sentence. */
  must: {
    wholeNumber: (from: string, to: string) => `must be a whole number from ${from} to ${to}`,
    yesOrNo: 'must be yes or no (true or false)',
    sixPoints: 'must be a list of six numbers, the points for one to six dice of the face',
    pointsOfDice: (dice: number) =>
      `must be a list of ${dice} numbers, the points for one to ${dice} dice of the face`,
    sixLists: 'must be six lists, one for each face from 1 to 6',
    combinations: 'must be a list of combinations, each with its kind and its points',
    pattern: 'must have the kind "set", "run", "groups", "faces" or "nothing"',
    face: 'must be a face from 1 to 6',
    faces: 'must be a list of faces from 1 to 6',
    sizes: 'must be a list of group sizes, such as [3, 2]',
    run: 'must be a run of two to six faces, such as 1 to 5',
    endAtSix: 'must not run beyond the face 6',
    notMoreDice: (dice: number) => `must not take more than ${dice} dice`,
    notMore: (count: number) => `must not be more than ${count}`,
    penalty:
      'must be nothing (null), or the farkles in a row, the points and the lowest banked score',
    text: 'must be a text',
    notEmpty: 'must not be empty',
    notLonger: (characters: number) => `must not be longer than ${characters} characters`,
    plain: 'must be one line, without characters that cannot be seen',
    end: 'must be "immediate", "finalTurn", "equalTurns" or "rounds"',
    overshoot: 'must be "reaches" or "lost"',
    loss: 'must be "banked" or "game"',
    onlyAtOnce: 'must be left out unless the game ends at once',
    ruleSet: 'must be a rule set: an object with the points of the sets and the rules of play',
    bonusOfSingle: 'must be some points if a single die brings it',
    belowGoal: (goal: string) => `must be below the goal score, ${goal}`,
    notExceedGoal: (goal: string) => `must not exceed the goal score, ${goal}`,
    reachMinimum: (minimum: string) => `must be at least the minimum to bank, ${minimum}`,
    someRounds: (most: number) => `must be a whole number from 1 to ${most} in a game of rounds`,
    noRounds: 'must be left out unless the game ends after a number of rounds',
    notInRounds: 'must be left out in a game of rounds',
    scoreAsPairs: 'must score something if four of a kind and a pair count as such',
  },
  about: (field: string, must: string) => `${field} ${must}.`,
  aboutAll: (must: string) => `This ${must}.`,
  missing: (field: string) => `${field} is missing.`,
  unknownField: (field: string) =>
    `${field.trim() || `"${field}"`} is not a field of a rule set; take it out.`,

  /** Names are those of the generator's parameters. */
  generator: {
    tooLong: 'This text is far too long for a query string.',
    noAddress:
      'This is no Farkle Strategy Generator address: it must contain set1=... to set6=..., six points each.',
    unknown: (name: string) => `${name} is not known here; take it out.`,
    twice: (name: string) => `${name} is given twice; keep one.`,
    missing: (name: string) => `${name} is missing; give it six points.`,
    sixPoints: (name: string) =>
      `${name} must be six whole numbers with commas between them, such as 100,200,1000,2000,3000,4000.`,
    points: (name: string) => `${name} must be a whole number of points.`,
    yesOrNo: (name: string) => `${name} must be true or false.`,
  },
}
