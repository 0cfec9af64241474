import { compareAnswers } from './golden-answers.ts'

// No rules of a full game, whose solves belong to other tests.
compareAnswers('commands.txt')
