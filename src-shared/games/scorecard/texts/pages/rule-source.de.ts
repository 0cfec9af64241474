import type { ruleSource as english } from './rule-source.en.ts'

export const ruleSource: typeof english = {
  furtherPays:
    'In einer der Quellen bringt ein weiterer Kniffel 100 Punkte; hier bringt er nichts extra. Ändere eine Kopie des Blocks, wenn er bei euch zählt.',
  equalDice:
    'In der Quelle darf man ausmachen, dass vier gleiche zwei Paare sind und fünf gleiche ein Full House; hier gilt das nicht. Ändere eine Kopie des Blocks, wenn es bei euch gilt.',
  savedRolls:
    'In zwei der Quellen hebt man nicht gebrauchte Würfe für spätere Züge auf; hier verfallen sie.',
  columns:
    'Oft spielt man in drei Spalten: eine beliebig, eine von oben, eine von unten. Hier hat der Block eine Spalte, in beliebiger Reihenfolge.',
  noChance: 'Manche Blöcke dieses Spiels haben keine Chance; dieser hat eine.',
  winsAtOnce:
    'In der Quelle gewinnt eine Generala im ersten Wurf die Partie sofort; hier bringt sie 50 wie jede andere.',
  secondGenerala:
    'In der Quelle kann eine zweite Generala 100 oder 120 in einem eigenen Feld bringen; hier gibt es das Feld nicht.',
  otherPoints:
    'In der Quelle bringt eine Generala 50 oder 60 und der erste Wurf 5 oder 10 mehr; hier sind es 50 und 5.',
  otherStraights:
    'In Varianten der Quelle geht eine Straße von der 6 zur 1 weiter, oder eine 1 steht für eine 2; hier zählt beides nicht.',
}
