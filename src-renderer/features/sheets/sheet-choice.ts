import type { Goal } from '#shared/base/units.ts'
import { LAYOUTS, PAPERS, type LayoutId, type PaperId } from '#shared/sheets/layouts.ts'
import { GAMES, gameNamed, gameOfSheet } from '#shared/games/games.ts'
import { FIRST_CHOICE, type SheetChoice } from '#shared/contract/print-job.ts'
import type { SheetKind } from '#shared/sheets/sheet.ts'

/** Initial choice for a game: the sheets printed last, or the usual ones. */
export function choiceOf(
  last: SheetChoice | null,
  game: string = GAMES[0].name,
  goal: Goal = 'points',
): SheetChoice {
  const { sheets } = gameNamed(game)
  const first = (goal === 'wins' && sheets.firstForWins) || sheets.first
  const own = (last?.kinds ?? []).filter((kind) => sheets.kinds.includes(kind))
  return onPaper({ ...(last ?? FIRST_CHOICE), kinds: own.length > 0 ? own : [...first] })
}

/** The choice to store, without a card; keeps the sheets last printed for other games. */
export function keptChoice(
  { card: _, ...choice }: SheetChoice,
  last: SheetChoice | null,
): SheetChoice {
  const games = choice.kinds.map((kind) => gameOfSheet(kind))
  const others = (last?.kinds ?? []).filter((kind) => !games.includes(gameOfSheet(kind)))
  return { ...choice, kinds: [...choice.kinds, ...others] }
}

/** Replaces a paper that the layout does not support. */
function onPaper(choice: SheetChoice): SheetChoice {
  const { papers } = LAYOUTS[choice.layout]
  const same = papers.some(({ paper }) => paper === choice.paper)
  return same ? choice : { ...choice, paper: papers[0]!.paper }
}

/** Changes the layout, with the paper `usual` if the layout supports it. */
export function withLayout(choice: SheetChoice, layout: LayoutId, usual: PaperId): SheetChoice {
  return onPaper({ ...choice, layout, paper: usual })
}

/** Forms are only printed on full pages. */
export function isLeftOut(kind: SheetKind, layout: LayoutId): boolean {
  return layout !== 'page' && gameOfSheet(kind)?.sheets.form === kind
}

export function withSheet(choice: SheetChoice, kind: SheetKind, chosen: boolean): SheetChoice {
  const others = choice.kinds.filter((one) => one !== kind)
  return { ...choice, kinds: chosen ? [...others, kind] : others }
}

/** Moves a chosen sheet up (-1) or down (1) if possible. */
export function moved(choice: SheetChoice, kind: SheetKind, by: -1 | 1): SheetChoice {
  const from = choice.kinds.indexOf(kind)
  const to = from + by
  if (from < 0 || to < 0 || to >= choice.kinds.length) return choice
  const kinds = [...choice.kinds]
  kinds.splice(from, 1)
  kinds.splice(to, 0, kind)
  return { ...choice, kinds }
}

export function paperChoices(layout: LayoutId): { value: PaperId; title: string }[] {
  return LAYOUTS[layout].papers.map(({ paper }) => ({ value: paper, title: PAPERS[paper].title }))
}
