/** A word that texts do not use any more, the one they use, and a sentence with the old one. */
export interface OldWord {
  readonly old: RegExp
  readonly better: string
  readonly example: string
  /** Paths of texts, or beginnings of them, that may say it all the same. */
  readonly except?: readonly string[]
}

/** Texts of files that are written by hand, of the terminal, and of what is asked wrongly. */
const INPUT = [
  'study',
  'contract',
  'cards',
  'farkle.study.notation',
  'farkle.match',
  'farkle.requests',
]
/** A seed belongs to a drill that is set up by hand, and to the details of a game. */
const SEEDS = ['drillPage.setup', 'recordsPage.one.seed']

/** Texts with numbers as they are typed: codes, dates, lists and rules of thumb. */
export const TYPED =
  /^(farkle\.(analysis\.code|game\.generator|match|thumb\.(form|meaning)|study\.notation)|yahtzee\.strategy\.opening\.findNote|sheets\.job\.day|study\.gameText)/

/** Texts that are searched, not read. */
export const SPARED = /[sS]ynonyms/

export const OLD_WORDS: Readonly<Record<'en' | 'de', readonly OldWord[]>> = {
  en: [
    { old: /\b[Tt]hrow(s|n|ing)?\b/, better: 'roll', example: 'Two throws are left.' },
    {
      old: /\b[Rr]esidual/,
      better: 'how exact',
      example: 'Residual 1e-5',
      except: ['farkle.winning.details'],
    },
    { old: /[Ss]tandard deviation/, better: 'spread', example: 'Standard deviation' },
    { old: /[Pp]ercentile|[Mm]edian\b/, better: 'half of all games', example: 'The median is 3.' },
    {
      old: /\b[Pp]olic(y|ies)\b/,
      better: 'way to play',
      example: 'the policy of most points',
      except: INPUT,
    },
    { old: /\b[Kk]omi\b/, better: 'handicap', example: 'Komi 150', except: INPUT },
    { old: /\b[Cc]ompensation\b/, better: 'handicap', example: 'Fairest compensation' },
    { old: /[Ww]in probabilit/, better: 'chance to win', example: 'Win probability' },
    { old: /\b(the|a|your) mean\b|\bMean\b/, better: 'average', example: 'against the mean' },
    { old: /\b[Cc]ategor(y|ies)\b/, better: 'box', example: 'an open category' },
    {
      old: /\b[Oo]ptimal (player|play)\b/,
      better: 'perfect player, best play',
      example: 'the optimal player',
    },
    { old: /\b[Ww]hoever\b/, better: 'if you, a player who', example: 'Whoever follows it wins.' },
    { old: /(^|[.:;] )Who [^?]*\.( |$)/, better: 'a player who', example: 'Who begins rolls.' },
    { old: /\bdearest\b/, better: 'costliest', example: 'the dearest of 9' },
    { old: /\berrs?\b/, better: 'is wrong', example: 'Where the table errs' },
    {
      old: /\b(anew|foretold|[Ww]ished|to below)\b/,
      better: 'again, expected, your aim',
      example: 'learnt anew',
    },
    { old: /\bput aside\b/, better: 'moved away', example: 'The file was put aside.' },
    {
      old: /\b[Ss]eed\b/,
      better: 'nothing: it is for Details and the terminal',
      example: 'Seed abc',
      except: [...INPUT, ...SEEDS],
    },
  ],
  de: [
    { old: /\b[Bb]este[nsr]? Spiel\b/, better: 'perfekt spielen', example: 'das beste Spiel' },
    { old: /\bDrills?\b/, better: 'Üben, Übung', example: 'Analyse und Drill' },
    {
      old: /Residu|Standardabweichung|Perzentil|Median|Heatmap|Strategie-Iteration|[Kk]alibriert/,
      better: 'Streuung, Vorgabe',
      example: 'Zeit (Median)',
    },
    { old: /Startwert/, better: 'Würfelcode', example: 'Startwert abc' },
    {
      old: /\bKomi\b|Ausgleich/,
      better: 'Vorgabe',
      example: 'Gerechtester Ausgleich',
      except: INPUT,
    },
    { old: /Siegchance|Gewinnwahrscheinlichkeit/, better: 'Gewinnchance', example: 'Siegchance' },
    {
      old: /\bim Mittel\b|\b[Mm]ittlere|\bMittelwert/,
      better: 'im Schnitt',
      example: 'im Mittel 3',
    },
    { old: /Zugsumme/, better: 'Zugpunkte', example: 'Zugsumme' },
    { old: /Nachw[uü]rf|nachw[eo]rf/, better: 'noch ein Wurf', example: 'zwei Nachwürfe' },
    {
      old: /Spielen? auf 100|(hundert|100) Spiele/,
      better: 'von 100 Partien',
      example: '3 von hundert Spielen',
    },
    { old: /Karteikarte/, better: 'Lernkarte', example: 'Karteikarten' },
    { old: /Durchsicht|Auswertung|auswerten/, better: 'Rückschau', example: 'Durchsicht' },
    { old: /\bUrteil/, better: 'Bewertung', example: 'Das Urteil' },
    { old: /Wettk[aä]mpf/, better: 'Duell', example: 'Wettkämpfe' },
    { old: /\bin einer Reihe\b/, better: 'in Folge', example: 'vier in einer Reihe' },
    { old: /\bZuges\b/, better: 'Zugs', example: 'des Zuges' },
    { old: /(drei|vier|fünf|sechs) Gleiche/, better: 'drei gleiche', example: 'drei Gleiche' },
    { old: /\bEnter\b/, better: 'Eingabetaste', example: 'Enter nimmt' },
    { old: /\b(ge)?worfen\b|\b[Ww](irf(s?t)?|erfen)\b/, better: 'würfeln', example: 'wer wirft' },
    { old: /\bHaltezahl/, better: 'Grenze', example: 'Deine Haltezahl' },
    { old: /hergeb|\bgib her\b/, better: 'streichen', example: 'ein Feld hergeben' },
    { old: /Spielstand/, better: 'Punktestand', example: 'Der Spielstand' },
  ],
}
