import type { ruleSource as english } from './rule-source.en.ts'

export const ruleSource: typeof english = {
  questions: {
    dice: 'Zahl der Würfel',
    goal: 'Ziel',
    overshoot: 'Mehr Punkte als das Ziel',
    end: 'Ende der Partie',
    tie: 'Gleichstand',
    minimum: 'Mindestpunkte zum Sichern',
    scores: 'Einsen, Fünfen und drei gleiche',
    threeOnes: 'Drei Einsen',
    fours: 'Vier und mehr gleiche',
    fives: 'Fünf und mehr gleiche',
    sixes: 'Sechs gleiche',
    combinations: 'Punkte der Kombinationen',
    pairs: 'Vier gleiche und ein Paar',
    hotDice: 'Wenn alle Würfel gezählt haben',
    setAside: 'Würfel, die zählen',
    rollLimit: 'Würfe in einem Zug',
    penalty: 'Strafe für Farkles',
    floor: 'Niedrigster Punktestand nach einer Strafe',
  },
  readings: {
    overshoot: { reaches: 'erreichen es', lost: 'sind verloren' },
    tie: 'ein halber Sieg',
    none: 'keine',
    noneAfterFirst: 'nach dem ersten Mal keine',
    pairs: { three: 'sind drei Paare', no: 'sind nicht drei Paare' },
    hotDice: { may: 'mit allen weiterwürfeln oder sichern', must: 'mit allen weiterwürfeln' },
    setAside: { any: 'beliebige davon beiseitelegen', all: 'alle davon beiseitelegen' },
    anyRolls: 'beliebig viele',
  },
  departures: {
    tie: () =>
      'In der Quelle wird ein Gleichstand anders entschieden; hier ist er ein halber Sieg.',
    lastRound: () =>
      'In der Quelle wird vor den letzten Zügen die Runde zu Ende gespielt; hier hat der andere Spieler einen letzten Zug.',
    alone: () =>
      'In der Quelle spielt man allein; hier gewinnt von zwei Spielern, wer mehr Punkte hat.',
    floor: (points) =>
      `In der Quelle kann eine Strafe den Punktestand beliebig tief senken; hier nie unter ${points}.`,
    noBuilding: () =>
      'In der Quelle darf ein Zug mit den Würfeln und Punkten weitergehen, die zuletzt gesichert wurden; hier nicht.',
    noCards: () => 'In der Quelle gibt es Jokerkarten; hier nicht.',
  },
}
