import { fixture } from '#test/support/fixture.ts'

/** Texts in the code that no user reads, by reason: what a text of each kind looks like. */
export const NOT_FOR_USERS: readonly (readonly [why: string, kind: RegExp])[] = [
  [
    'pieces of SQL',
    /^removed IS NULL$| LEFT JOIN |^(AND )?[\w.]+ (IN|DESC|AND|BETWEEN)\b|^CASE \S+ | AS | = \(?(SELECT|:)|^\$ (AND|WHERE|ON CONFLICT|INDEXED BY) /,
  ],
  ['columns of a table', /^[a-z_]+(, [a-z_]+){2,}$/],
  ['types of files and heads of answers', /; charset=utf-8$|^HTTP\/|^GET, HEAD$/],
  [
    'CSS and selectors',
    /\[(role|type)=|system-ui|^linear-gradient\(|^@page|^\(prefers-|^\d+ \d+px /,
  ],
  ['ids of elements', /^\$-\w+ \$-\w+$/],
  ['XML and HTML', /^<(\?xml|!doctype html)/],
  ['code that a page runs', /^new Promise\(/],
]

/** The others, each by itself, and why no language changes it. */
export const NEVER_READ = fixture('never-read') as readonly (readonly [text: string, why: string])[]
