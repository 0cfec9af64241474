import { eitherOf, listed } from '../../../texts/phrases.ts'
import type { steps as english } from './steps.en.ts'

const timesOf = (factor: number): string =>
  factor === 2 ? 'doppelt' : `${String(factor).replace('.', ',')}-mal`

const LAST = 'vor dem letzten Wurf 4, 5 und 6'

export const steps: typeof english = {
  titles: {
    group: 'Welche Würfel du behältst',
    pars: 'Welches Feld du nimmst',
    rows: 'Würfel in Folge',
    'no-equals': 'Kein Feld für gleiche Würfel mehr',
    house: 'Ein fertiges Full House',
    'two-pairs': 'Zwei Paare',
    'three-in-a-row': 'Drei in Folge',
    'last-box': 'Das letzte Feld',
    'at-once': 'Im ersten Wurf fertig',
    best: 'Alles Übrige',
  },
  group: (counts) => {
    const open = {
      more: '; eine, deren oberes Feld noch offen ist, zählt wie ein Würfel mehr; bei Gleichstand die höhere',
      ties: '; bei Gleichstand eine, deren oberes Feld noch offen ist, dann die höhere',
      none: '; bei Gleichstand die höhere',
    }
    return `Behalte die Zahl, die am häufigsten liegt${open[counts]}.`
  },
  mostPoints: 'Nimm das Feld mit den meisten Punkten; bei Gleichstand das erste auf dem Block.',
  pars: (pars, upper) =>
    `Nimm das Feld, in dem Punkte minus Richtwert am meisten sind${upper === 1 ? '' : `; obere Felder zählen ${timesOf(upper)}`}. Richtwerte: ${pars.join(', ')}.`,
  par: (box, points) => `${box} ${points}`,
  straights: (small, large) =>
    `Vor allem anderen: Solange ${small} oder ${large} offen ist, behalte fünf in Folge; von vier in Folge behalte diese vier (alle fünf Würfel, wenn nur ${small} offen ist).`,
  rows: (boxes, near, parts) =>
    `Vor allem anderen: Solange ${eitherOf(boxes)} offen ist, behalte sie, sobald sie liegt${parts ? ' (alle Würfel, oder nur ihre, wenn sie Teil einer längeren offenen sind)' : ''}${near ? '; sonst ihre Würfel bis auf einen, wenn sie in Folge liegen' : ''}.`,
  house: (boxes, isLate) =>
    `${isLate ? 'Vor dem letzten Wurf behalte' : 'Behalte'} alle Würfel, wenn ${eitherOf(boxes)} liegt und das Feld offen ist.`,
  last: (uses) => `Ist nur noch ein Feld offen, behalte nur, was dort zählt: ${uses.join('; ')}.`,
  box: (uses) => `Behalte nur, was im Feld zählt: ${uses.join('; ')}.`,
  uses: {
    face: 'die Zahl eines oberen Feldes',
    row: (boxes) =>
      `für ${eitherOf(boxes)} möglichst viele verschiedene Würfel einer Folge, bei Gleichstand der höheren`,
    any: (boxes) => `für ${eitherOf(boxes)} 5 und 6, ${LAST}`,
    sum: (boxes) => `für ${eitherOf(boxes)}, sobald es liegt, auch 5 und 6, ${LAST}`,
    houses: (sizes) =>
      `von den häufigsten Zahlen höchstens ${listed(sizes)}; jede außer der ersten nur, wenn sie mindestens zweimal liegt`,
    sizes: (box, sizes) => `${sizes.join(' und ')} Würfel für ${box}`,
  },
  noEquals: (boxes, hasUpper, hasRows, any) => {
    const parts = [
      ...(hasUpper
        ? [
            'behalte nur die Zahl, die unter denen mit offenem oberem Feld am häufigsten liegt, sonst keine',
          ]
        : []),
      ...(hasRows
        ? [
            `${hasUpper ? 'ohne ein solches Feld ' : ''}behalte möglichst viele verschiedene Würfel einer Folge, bei Gleichstand der höheren`,
          ]
        : []),
      ...(any.length > 0 ? [`ist nur noch ${listed(any)} offen, behalte 5 und 6, ${LAST}`] : []),
    ]
    const which = boxes.length > 5 ? '' : ` (${boxes.join(', ')})`
    return `Sobald kein Feld für gleiche Würfel mehr offen ist${which}: ${parts.join('; ')}.`
  },
  pairs: (boxes) =>
    `Behalte zwei Paare, auch drei und zwei gleiche, solange ${eitherOf(boxes)} offen ist und von beiden Zahlen das obere Feld besetzt.`,
  three:
    'Behalte 3 4 5 oder 2 3 4, solange ein Feld für eine längere Folge offen ist, außer es liegt ein Paar ab Zweien; alle Sätze zu Würfeln außer dem ersten gehen diesem vor.',
  atOnce: (boxes) =>
    `Macht der erste Wurf ${eitherOf(boxes)} und willst du dieses Feld, trag es sofort ein.`,
  noDice: 'keine Würfel',
  where: (used, open) => {
    if (used.length === 0) return ''
    if (open.length < used.length) return `Nur noch ${listed(open)} offen`
    return `${listed(used)} besetzt`
  },
  left: (rerolls) =>
    rerolls === 0 ? 'kein Wurf mehr' : `noch ${rerolls === 1 ? 'ein Wurf' : `${rerolls} Würfe`}`,
  keep: (dice) => `Behalte ${dice}`,
  take: (box) => `Nimm ${box}`,
  not: (other) => `, nicht ${other}`,
  best: 'Wähle in jeder Lage das Beste.',
}
