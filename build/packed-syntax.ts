const PATTERN = ':matches(ObjectPattern, ArrayPattern)'
const LITERAL = ':matches(ObjectExpression, ArrayExpression)'
const WRITTEN_OUT = 'Write the properties or elements out instead of spreading a literal.'

/** Entries of ESLint's `no-restricted-syntax` for lines that hold too much to be read at once. */
export const PACKED_SYNTAX = [
  { selector: `SpreadElement > ${LITERAL}`, message: WRITTEN_OUT },
  { selector: `SpreadElement > TSAsExpression > ${LITERAL}`, message: WRITTEN_OUT },
  {
    selector: `${PATTERN} ${PATTERN} ${PATTERN}`,
    message: 'Destructure at most two levels deep and take the rest by name.',
  },
]
