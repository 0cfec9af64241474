import type { rules as english } from './rules.en.ts'

const NUMBERS = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs']

const times = (count: number): string =>
  count === 1 ? 'einmal' : count === 2 ? 'zweimal' : `${count}-mal`

export const rules: typeof english = {
  boxes: (boxes, dice) =>
    `${boxes === 1 ? 'Ein Feld' : `${boxes} Felder, jedes einmal`}; ${NUMBERS[dice]} Würfel.`,
  orders: {
    free: 'Felder in beliebiger Reihenfolge',
    down: 'Die Felder werden von oben nach unten gefüllt.',
    up: 'Die Felder werden von unten nach oben gefüllt.',
  },
  rolls: (rolls) =>
    rolls === 1
      ? 'Es wird nur einmal gewürfelt.'
      : `Nach dem ersten Wurf darfst du beliebige Würfel noch ${times(rolls - 1)} würfeln.`,
  upperBoxes: 'den oberen Feldern',
  groupBoxes: 'den Feldern, die dafür zählen',
  bonus: (points, from, group) => `${points} Punkte Bonus ab ${from} Punkten in ${group}.`,
  noBonus: 'Es gibt keinen Bonus.',
  further: (best, points) => `Jeder weitere ${best} nach einem, der gezählt hat, bringt ${points}.`,
  jokers: { forced: 'Joker mit Zwang', free: 'Joker nach Wahl', none: 'Keine Joker' },
  jokersNote: {
    forced: (best) =>
      `Ein weiterer ${best} kommt in das Feld seiner Augenzahl. Ist es belegt, gilt er als Joker für ein anderes offenes Feld. Ist keines mehr offen, streichst du das Feld einer anderen Augenzahl.`,
    free: (best) =>
      `Ein weiterer ${best} darf in jedes offene Feld; er ist ein Joker, wenn das Feld seiner Augenzahl belegt ist.`,
  },
  shape: {
    face: ([face]) => `Würfel mit ${face}`,
    alike: (sizes) =>
      sizes.length === 1
        ? `${NUMBERS[sizes[0]!]} gleiche Würfel`
        : `${sizes.join(' + ')} gleiche Würfel`,
    run: ([length]) => `${NUMBERS[length!]} in Folge`,
    faces: (faces) => faces.join(' '),
    any: () => 'beliebige Würfel',
  },
  total: (total) => `zusammen ${total}`,
  sums: { shape: 'deren Augen', all: 'alle Augen' },
  atOnce: (points) => `(im ersten Wurf ${points} mehr)`,
  editor: {
    play: 'Spiel',
    dice: 'Würfel',
    rolls: 'Würfe pro Zug',
    order: 'Reihenfolge',
    orders: { free: 'Beliebig', down: 'Von oben', up: 'Von unten' },
    boxes: 'Felder',
    example: 'Ein Wurf als Beispiel',
    exampleHint: 'Wähle Würfel und sieh, was sie bringen.',
    columns: { name: 'Feld', dice: 'Würfel', points: 'Punkte', bonus: 'Bonus', scores: 'Bringt' },
    shapes: {
      face: 'Eine Zahl',
      alike: 'Gleiche',
      run: 'Reihe',
      faces: 'Diese Zahlen',
      any: 'Beliebige',
    },
    numbers: {
      face: 'Augenzahl, etwa 6',
      alike: 'Gleiche Würfel, etwa 3 2 für ein Full House',
      run: 'Wie viele in Folge',
      faces: 'Zahlen, etwa 1 2 3 4 5',
    },
    sums: { none: 'Fest', shape: 'Diese Augen', all: 'Alle Augen' },
    sum: 'Was zählt',
    plus: 'Punkte',
    more: 'Mehr',
    total: 'Alle Augen zusammen',
    atOnce: 'Im ersten Wurf mehr',
    mayRepeat: 'Auch mit einer Zahl',
    add: 'Feld dazu',
    up: 'Nach oben',
    down: 'Nach unten',
    remove: 'Entfernen',
    of: (what, box) => `${what}: ${box}`,
    box: (place) => `Feld ${place}`,
    bonuses: 'Bonus',
    from: 'Ab',
    addStep: 'Stufe dazu',
    step: (place) => `Stufe ${place}`,
    removeStep: (place) => `Stufe ${place} entfernen`,
    alike: 'Alle Würfel gleich',
    further: 'Für jeden weiteren',
  },
  preview: {
    expected: 'Erwarteter Endstand',
    solving: 'Einmal durchrechnen',
    takes: (time, size) => `${time}, dazu ${size} Speicher und Platte`,
  },
  questions: {
    bonus: {
      ask: 'Bonus für die oberen Felder?',
      none: 'Keiner',
      step: (points, from) => `${points} ab ${from}`,
    },
    pairs: { ask: 'Ein Feld für zwei Paare?', yes: 'Ja', no: 'Nein' },
    dice: 'Wie viele Würfel?',
    boxes: 'Wie viele Felder?',
  },
}
