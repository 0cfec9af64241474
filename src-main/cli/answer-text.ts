import { wrapped } from '#shared/pictures/svg-text.ts'
import { decimals, grouped } from '#shared/texts/numbers.ts'
import {
  type Data,
  isData,
  isEmpty,
  isNumbers,
  isRows,
  isScalar,
  isSentence,
  MAX_CELL,
  namesIn,
  numberMap,
} from './answer-data.ts'
import { textPairs, textTable, WIDTH, type Column } from './text-table.ts'

/** How an answer is printed. Fields are named as in the answer, or `parent.field` for one place. */
export interface Layout {
  /** Fractions that are printed in percent, besides probabilities and chances. */
  readonly percent?: readonly string[]
  /** Fields that only `--json` prints. */
  readonly without?: readonly string[]
  readonly labels?: Readonly<Record<string, string>>
  /** Words for the values of a field. */
  readonly names?: Readonly<Record<string, readonly string[] | Readonly<Record<string, string>>>>
}

interface Field {
  readonly path: string
  readonly name: string
}

type Scalar = string | number | boolean

const PLACES = 3
const PERCENT_PLACES = 4
/** Smaller numbers, such as residuals, are printed with their power of ten. */
const SMALL = 0.0005
/** Longest object on one line. */
const MAX_INLINE = 72

const spaced = (name: string): string =>
  /^[a-z]+([A-Z][a-z]*)+$/.test(name) ? name.replace(/[A-Z]/g, ' $&').toLowerCase() : name
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Lists of numbers as cells, with the numbers below each other. */
function aligned(lists: readonly (readonly string[])[]): string[] {
  const width = Math.max(...lists.flat().map(({ length }) => length), 0)
  return lists.map((texts) => texts.map((text) => text.padStart(width)).join(' ') || 'none')
}

/** Prints the answer of any command as it is in `--json`: lines, then tables and titled parts. */
export function answerText(answer: object, layout: Layout = {}): string {
  return new AnswerWriter(layout).parts('', '', answer as Data).join('\n\n')
}

class AnswerWriter {
  readonly #layout: Layout

  constructor(layout: Layout) {
    this.#layout = layout
  }

  /** Blocks of text about an object. */
  parts(title: string, parent: string, object: Data): string[] {
    const lines: (readonly [string, string])[] = []
    const sentences: string[] = []
    const more: string[] = []
    const columns = this.#numberColumns(parent, object)
    for (const [name, value] of Object.entries(object)) {
      const field = this.#field(parent, name)
      if (value === undefined || this.#isLeftOut(field) || columns.includes(name)) continue
      const heading = title === '' ? capital(this.#label(field)) : `${title}: ${this.#label(field)}`
      if (isRows(value)) more.push(this.#titled(heading, this.#table(name, value)))
      else if (isSentence(value) || (Array.isArray(value) && value.some(isSentence))) {
        sentences.push(...[value].flat().flatMap((text) => wrapped(text as string, WIDTH)))
      } else if (isData(value) && !this.#isInline(field, value)) {
        more.push(...this.parts(heading, name, value))
      } else lines.push([capital(this.#label(field)), this.#inline(field, value)])
    }
    const blocks = [
      ...(lines.length > 0 ? [textPairs(lines)] : []),
      ...(sentences.length > 0 ? [sentences.join('\n')] : []),
    ]
    if (title !== '' && blocks.length > 0) blocks[0] = this.#titled(title, blocks[0]!)
    if (columns.length > 0) {
      const rows = (object[columns[0]!] as unknown[]).map((_, i) =>
        Object.fromEntries(columns.map((name) => [name, (object[name] as unknown[])[i]])),
      )
      blocks.push(this.#table(parent, rows))
    }
    return [...blocks, ...more]
  }

  #titled(title: string, text: string): string {
    return [title, '-'.repeat(title.length), text].join('\n')
  }

  #field(parent: string, name: string): Field {
    return { path: `${parent}.${name}`, name }
  }

  #named<T>(table: Readonly<Record<string, T>> | undefined, { path, name }: Field): T | undefined {
    return table?.[path] ?? table?.[name]
  }

  #isLeftOut({ path, name }: Field): boolean {
    const { without = [] } = this.#layout
    // Names a rule set to programs.
    return path === 'rules.hash' || without.includes(path) || without.includes(name)
  }

  #label(field: Field): string {
    return this.#named(this.#layout.labels, field) ?? spaced(field.name)
  }

  /** Names of lists of numbers that have the same length: columns of one table. */
  #numberColumns(parent: string, object: Data): string[] {
    const lists = Object.entries(object).filter(
      ([name, value]) => isNumbers(value) && !this.#isLeftOut(this.#field(parent, name)),
    )
    const lengths = lists.map(([, value]) => (value as unknown[]).length)
    const length = lengths.find((one, i) => lengths.indexOf(one) !== i)
    return lists.flatMap(([name], i) => (lengths[i] === length ? [name] : []))
  }

  /** A number that stands by itself if `isFixed` is left out; else one of a column with decimals. */
  #number({ path, name }: Field, value: number, isFixed?: boolean): string {
    const { percent = [] } = this.#layout
    const isPart = percent.includes(path) || percent.includes(name)
    if (isPart || /probabilit|chance/i.test(name)) {
      return `${decimals(100 * value, PERCENT_PLACES)}%`
    }
    if (name === 'seconds') return decimals(value, 1)
    if (isFixed === undefined && value !== 0 && Math.abs(value) < SMALL) {
      return value.toExponential(1)
    }
    return (isFixed ?? !Number.isInteger(value)) ? decimals(value, PLACES) : grouped(value)
  }

  /** Any value on one line. */
  #inline(field: Field, value: unknown, isFixed?: boolean): string {
    if (value === null || value === undefined) return '-'
    if (Array.isArray(value)) {
      const texts = value.map((one) =>
        isData(one) ? this.#fields(field, one, 2).join(' ') : this.#inline(field, one, isFixed),
      )
      return texts.length === 0 ? 'none' : texts.join(value.every(isScalar) ? ' ' : ', ')
    }
    if (isData(value)) return this.#fields(field, value, 1).join(', ')
    return this.#scalar(field, value as Scalar, isFixed)
  }

  #scalar(field: Field, value: Scalar, isFixed?: boolean): string {
    const names = this.#named(this.#layout.names, field) as Record<string, string> | undefined
    const given = names?.[String(value)]
    if (given !== undefined) return given
    if (typeof value === 'number') return this.#number(field, value, isFixed)
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
  }

  /** Fields of an object, with their names if there are more than `most`. */
  #fields({ name: parent }: Field, object: Data, most: number): string[] {
    const shown = Object.entries(object)
      .map(([name, value]) => [this.#field(parent, name), value] as const)
      .filter(([field, value]) => value !== undefined && !this.#isLeftOut(field))
    return shown.map(([field, value]) => {
      const text = this.#inline(field, value)
      return shown.length > most ? `${this.#label(field)} ${text}` : text
    })
  }

  #isInline(field: Field, object: Data): boolean {
    return Object.values(object).every(isScalar) && this.#inline(field, object).length <= MAX_INLINE
  }

  #table(name: string, rows: readonly Data[]): string {
    const all = namesIn(rows).flatMap((column) =>
      this.#columns(
        this.#field(name, column),
        '',
        rows.map((row) => row[column]),
      ),
    )
    const isNote = ({ cells }: Column): boolean => cells.some(({ length }) => length > MAX_CELL)
    const notes = all.filter(isNote)
    return textTable(
      all.filter((column) => !isNote(column)),
      rows.map((_, i) =>
        notes.flatMap(({ heading, cells }) => {
          const text = cells[i]!
          if (text === '-') return []
          return text.endsWith('.') ? [text] : [`${heading}: ${text}`]
        }),
      ),
    )
  }

  /** Columns of the values of a field; several if these are objects. */
  #columns(field: Field, before: string, values: readonly unknown[]): Column[] {
    if (this.#isLeftOut(field) || values.every(isEmpty)) return []
    const heading = before + this.#label(field)
    const maps = values.map(numberMap)
    if (maps.every((one) => one !== null)) {
      const { of, to } = maps[0]!
      return namesIn(maps.map(({ map }) => map)).flatMap((number) =>
        this.#column(
          this.#field(field.name, to),
          `${spaced(of)} ${grouped(Number(number))}`,
          maps.map(({ map }) => map[number]),
        ),
      )
    }
    const objects = values.map((value) => (isData(value) ? value : {}))
    if (values.some(isData)) {
      return namesIn(objects).flatMap((name) =>
        this.#columns(
          this.#field(field.name, name),
          `${heading} `,
          objects.map((one) => one[name]),
        ),
      )
    }
    return this.#column(field, heading, values)
  }

  #column(field: Field, heading: string, values: readonly unknown[]): Column[] {
    const numbers = values.flat().filter((value) => value !== null && value !== undefined)
    const isNumeric =
      numbers.every((value) => typeof value === 'number') &&
      this.#named(this.#layout.names, field) === undefined
    const isFixed = numbers.some((value) => typeof value === 'number' && !Number.isInteger(value))
    return [
      {
        heading: capital(heading),
        cells: isNumeric
          ? aligned(
              values.map((value) => [value].flat().map((one) => this.#inline(field, one, isFixed))),
            )
          : values.map((value) => this.#inline(field, value, isFixed)),
        isNumeric: isNumeric && !values.some(Array.isArray),
      },
    ]
  }
}
