/** Sessions of questions, of any game. */
export const study = {
  /** Why a session that was kept cannot go on. */
  replay: {
    over: (answer: number, answers: number) =>
      `The session was over after ${answer} of ${answers} answers.`,
    otherQuestion: (answer: number) => `Answer ${answer} was given to another question.`,
  },
}
