import type { input as english } from '../en/input.ts'

export const input: typeof english = {
  must: {
    wholeNumber: (from, to) => `muss eine ganze Zahl von ${from} bis ${to} sein`,
    yesOrNo: 'muss Ja oder Nein sein (true oder false)',
    sixPoints:
      'muss eine Liste von sechs Zahlen sein, den Punkten für einen bis sechs Würfel der Augenzahl',
    pointsOfDice: (dice) =>
      `muss eine Liste von ${dice} Zahlen sein, den Punkten für einen bis ${dice} Würfel der Augenzahl`,
    sixLists: 'muss aus sechs Listen bestehen, einer für jede Augenzahl von 1 bis 6',
    combinations: 'muss eine Liste von Kombinationen sein, jede mit ihrer Art und ihren Punkten',
    pattern: 'muss die Art „set“, „run“, „groups“, „faces“ oder „nothing“ haben',
    face: 'muss eine Augenzahl von 1 bis 6 sein',
    faces: 'muss eine Liste von Augenzahlen von 1 bis 6 sein',
    sizes: 'muss eine Liste von Gruppengrößen sein, etwa [3, 2]',
    run: 'muss aus zwei bis sechs Augenzahlen in Folge bestehen, etwa 1 bis 5',
    endAtSix: 'darf nicht über die Augenzahl 6 hinausgehen',
    notMoreDice: (dice) => `darf nicht mehr als ${dice} Würfel brauchen`,
    notMore: (count) => `dürfen nicht mehr als ${count} sein`,
    penalty:
      'muss nichts (null) sein oder aus den Farkles in Folge, den Punkten und dem niedrigsten Punktestand bestehen',
    text: 'muss ein Text sein',
    notEmpty: 'darf nicht leer sein',
    notLonger: (characters) => `darf nicht länger als ${characters} Zeichen sein`,
    plain: 'muss in eine Zeile passen, ohne unsichtbare Zeichen',
    end: 'muss "immediate", "finalTurn", "equalTurns" oder "rounds" sein',
    overshoot: 'muss "reaches" oder "lost" sein',
    loss: 'muss "banked" oder "game" sein',
    onlyAtOnce: 'darf es nur geben, wenn das Spiel sofort endet',
    ruleSet:
      'muss ein Regelsatz sein: ein Objekt mit den Punkten für gleiche Würfel und den Spielregeln',
    bonusOfSingle: 'muss Punkte haben, wenn ein einzelner Würfel ihn bringt',
    belowGoal: (goal) => `muss unter dem Ziel liegen, also unter ${goal}`,
    notExceedGoal: (goal) => `darf nicht über dem Ziel liegen, also über ${goal}`,
    reachMinimum: (minimum) =>
      `darf nicht unter den Mindestpunkten zum Sichern liegen, also unter ${minimum}`,
    someRounds: (most) => `muss in einem Spiel nach Runden eine ganze Zahl von 1 bis ${most} sein`,
    noRounds: 'darf es nur geben, wenn das Spiel nach Runden endet',
    notInRounds: 'darf es in einem Spiel nach Runden nicht geben',
    scoreAsPairs: 'muss etwas zählen, wenn vier gleiche und ein Paar so gezählt werden',
  },
  // Quoted names are singular, so the verb does not depend on the name's number.
  about: (field, must) => `„${field}“ ${must}.`,
  aboutAll: (must) => `Das ${must}.`,
  missing: (field) => `„${field}“ fehlt.`,
  unknownField: (field) => `„${field}“ ist kein Feld eines Regelsatzes; nimm es heraus.`,

  generator: {
    tooLong: 'Dieser Text ist viel zu lang für eine Abfrage.',
    noAddress:
      'Das ist keine Adresse des Farkle Strategy Generator: Sie muss set1=... bis set6=... mit je sechs Punktzahlen enthalten.',
    unknown: (name) => `${name} ist hier nicht bekannt; nimm es heraus.`,
    twice: (name) => `${name} steht zweimal da; behalte eines.`,
    missing: (name) => `${name} fehlt; gib sechs Punktzahlen an.`,
    sixPoints: (name) =>
      `${name} muss aus sechs ganzen Zahlen mit Kommas dazwischen bestehen, etwa 100,200,1000,2000,3000,4000.`,
    points: (name) => `${name} muss eine ganze Zahl von Punkten sein.`,
    yesOrNo: (name) => `${name} muss true oder false sein.`,
  },
}
