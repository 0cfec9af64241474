/** Problems of a line of a package. */
export const records = {
  damaged: (line: number, why: string) =>
    `The package is damaged or was changed: line ${line} ${why}.`,
  /** Problem of a line, written after the line's number. */
  wrong: {
    afterEnd: 'stands after the end',
    noJson: 'is not JSON',
    noRecord: 'is not a record',
    noHeader: (complaint: string) => `is not a header${complaint}`,
    noEnd: (complaint: string) => `is not an end${complaint}`,
    long: 'is longer than a package may hold it',
    unknown: 'holds something that this program does not know',
    place: 'stands in the wrong place',
    form: (record: string, complaint: string) => `is not ${record} as it must be${complaint}`,
    twice: (record: string) => `is ${record} for the second time`,
    rules: 'names rules that the package does not hold',
    session: 'names a session that the package does not hold',
    earlier: 'names a session that does not stand before it',
    repeated: 'must name the session that it repeats, and only then',
    number: 'has a number that was there before',
    cell: 'counts as a kind of decision or error that there is not',
    choice: 'holds a choice that its position does not allow',
    position: (reason: string) => `holds a position that cannot be (${reason})`,
    record: (reason: string) => `holds a game that cannot be (${reason})`,
    range: 'holds a loss or a value beyond what its rules can give',
    unplayable: (reason: string) => `names or holds rules that cannot be played (${reason})`,
    tooMany: (record: string, most: string) =>
      `is one record too many of its kind (${record}): a package holds at most ${most}`,
    counts: 'does not tell how many records there are',
  },
  /** A schema's complaint; `field` is empty for the line as a whole. */
  complaint: (field: string, message: string) =>
    `${field === '' ? '' : `, field ${field}`} (${message})`,
  noValue: 'missing, or damaged in the store',
  /** Names of records in a sentence. */
  names: {
    rules: 'a rule set',
    game: 'the rules of a game',
    thresholds: 'thresholds',
    session: 'a session',
    answer: 'an answer',
    record: 'a recorded game',
    position: 'a position card',
    cardRules: 'the rules of cards',
    card: 'a card',
    review: 'a review',
    deck: 'a deck',
    placement: 'a placement',
    retention: 'the desired retention',
    listed: 'an entry of a list',
    person: 'a person',
  },
  /** Requirements on a field. */
  must: {
    cardState:
      'A card that was reviewed has the time of it, a stability and a difficulty; a new one has none.',
    hash: 'the rules do not fit their hash',
    uid: 'must be 32 hexadecimal digits',
    id: 'must be small letters, digits and hyphens, at most 64',
  },
}
