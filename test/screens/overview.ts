import type { Language } from '#shared/texts/language.ts'
import type { Theme } from './options.ts'
import type { State } from './screens.ts'

/** A picture of the run, or a screen that failed to appear. */
export interface Shot {
  readonly screen: string
  readonly state: State
  readonly language: Language
  readonly size: string
  readonly theme: Theme
  /** Name of its file, also of the one from before. */
  readonly file: string
  /** Against the picture from before; `new` where there is none, null where nothing is compared. */
  readonly change: 'same' | 'changed' | 'new' | null
  readonly failure: string | null
  readonly faults: readonly string[]
}

const FILTERS = ['state', 'language', 'size', 'theme', 'change'] as const

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)

const STYLE = `
  body { margin: 0; padding: 16px 24px; font: 15px/1.45 system-ui, sans-serif; color-scheme: light dark }
  nav { position: sticky; top: 0; padding: 8px 0; background: Canvas }
  nav label { margin-right: 16px }
  h2 { margin: 28px 0 8px; font-size: 18px }
  .shots { display: flex; flex-wrap: wrap; gap: 16px }
  figure { margin: 0 } figure[hidden], section[hidden] { display: none }
  figcaption { font-size: 13px }
  [data-change=changed] figcaption, .told { color: light-dark(#a40000, #ff9d8f) }
  img { width: 420px; height: 280px; object-fit: cover; object-position: top; border: 1px solid GrayText }
  img.tall { width: 180px; height: 390px }
  .told { margin: 4px 0; white-space: pre-wrap }`

const SCRIPT = `
  const fields = [...document.querySelectorAll('select')]
  function filter() {
    for (const figure of document.querySelectorAll('figure')) {
      figure.hidden = fields.some(({ name, value }) => value && figure.dataset[name] !== value)
    }
    for (const section of document.querySelectorAll('section')) {
      section.hidden = !section.querySelector('figure:not([hidden])')
    }
  }
  for (const field of fields) field.addEventListener('change', filter)`

function imageOf({ size }: Shot, file: string): string {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const kind = height > width ? ' class="tall"' : ''
  return `<a href="${file}"><img${kind} src="${file}" loading="lazy" alt="" /></a>`
}

function figureOf(shot: Shot): string {
  const { file, change, failure, faults } = shot
  const told = [...(failure === null ? [] : [`Failed: ${failure}`]), ...faults]
  const before = change === 'changed' ? imageOf(shot, `before/${file}`) : ''
  const data = FILTERS.map((name) => ` data-${name}="${shot[name] ?? ''}"`).join('')
  const caption = FILTERS.map((name) => shot[name] ?? '').join(' ')
  return `<figure${data}>
    ${before} ${failure === null ? imageOf(shot, file) : ''}
    <figcaption>${caption}${before && ': before, now'}</figcaption>
    ${told.map((line) => `<p class="told">${escaped(line)}</p>`).join('')}
  </figure>`
}

function filterOf(name: (typeof FILTERS)[number], shots: readonly Shot[]): string {
  const values = [...new Set(shots.flatMap((shot) => shot[name] ?? []))]
  if (values.length < 2) return ''
  const options = values.map((value) => `<option>${value}</option>`).join('')
  return `<label>${name} <select name="${name}"><option value="">all</option>${options}</select></label>`
}

/** A page with all pictures, by screen; what changed has the picture from before at its left. */
export function overviewPage(shots: readonly Shot[]): string {
  const sections = [...Map.groupBy(shots, ({ screen }) => screen)].map(
    ([screen, own]) => `<section id="${screen}"><h2>${screen}</h2>
      <div class="shots">${own.map(figureOf).join('\n')}</div></section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Screens of Breakpoint</title>
<style>${STYLE}</style>
<h1>Screens</h1>
<nav>${FILTERS.map((name) => filterOf(name, shots)).join('\n')}</nav>
${sections.join('\n')}
<script>${SCRIPT}</script>
</html>
`
}
