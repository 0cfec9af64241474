import type { study as english } from '../en/study.ts'

export const study: typeof english = {
  replay: {
    over: (answer, answers) =>
      `Die Sitzung war nach ${answer} von ${answers} Antworten schon vorbei.`,
    otherQuestion: (answer) => `Antwort ${answer} gehört zu einer anderen Frage.`,
  },
}
