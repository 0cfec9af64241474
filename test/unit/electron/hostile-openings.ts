import fc from 'fast-check'

const YAHTZEE_FIELDS = {
  name: fc.constantFrom('Home', '', 7),
  jokers: fc.constantFrom('forced', 'free', 'none', 'some'),
  yahtzeeBonus: fc.constantFrom(0, 100, -1, null),
  upperBonus: fc.constantFrom(0, 35, 1e9),
  rerolls: fc.constantFrom(0, 2, 9, '2'),
}

const query3 = ([dice, rerolls, rules]: readonly string[]): string =>
  `dice=${dice}&rerolls=${rerolls}&rules=${rules}`

const box = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom('-', '0') },
  { weight: 1, arbitrary: fc.constantFrom('3', '25', '50', '99', '-1', 'b1') },
)
const card = fc.array(box, { minLength: 12, maxLength: 14 }).map((boxes) => boxes.join('.'))
const rules = fc.record(
  {
    format: fc.constantFrom('breakpoint-rule-set', 'other'),
    version: fc.constantFrom(1, 1, 99),
    game: fc.constantFrom('yahtzee', 'yahtzee', 'farkle', 7),
    rules: fc.record(YAHTZEE_FIELDS, { requiredKeys: ['name', 'jokers'] }),
  },
  { requiredKeys: ['format', 'game', 'rules'] },
)

/** Contents of a link or a file: nonsense, and nearly right ones. */
export const hostileOpenings: fc.Arbitrary<string> = fc.oneof(
  card,
  fc
    .tuple(card, fc.string(), fc.string(), fc.string())
    .map(([code, ...rest]) => `breakpoint://yahtzee/analyse/${code}?${query3(rest)}`),
  rules.map((file) => JSON.stringify(file)),
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true }).map((url) => url.replace(/^https?/, 'breakpoint')),
  fc.string().map((text) => `breakpoint://analyse/${text}`),
  fc.string().map((text) => `breakpoint://rules?${text}`),
  fc.json(),
)
