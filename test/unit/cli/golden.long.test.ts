import { compareAnswers } from './golden-answers.ts'

compareAnswers('dear-commands.txt')
