import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatPercent } from '../../../components/format.ts'
import type { TableColumn } from '../../../components/table-column.ts'
import type { Match } from './policies.ts'

type Side = Match['first']

/** Columns on a side of a match: its name, then its games won in percent by seat and on average. */
export function sideColumns(nameTitle: string): readonly TableColumn<Side>[] {
  const { first, second, average } = farklePageTexts.winning.matches.columns
  const share = (chance: number): string => formatPercent(chance, 4)
  return [
    { id: 'name', title: nameTitle, text: ({ name }) => name },
    { id: 'first', title: first, numeric: true, text: ({ asFirst }) => share(asFirst) },
    { id: 'second', title: second, numeric: true, text: ({ asSecond }) => share(asSecond) },
    {
      id: 'average',
      title: average,
      numeric: true,
      strong: true,
      text: (side) => share(side.average),
    },
  ]
}
