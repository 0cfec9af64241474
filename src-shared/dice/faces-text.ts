import type { Face } from './multiset.ts'

export const facesText = (faces: readonly Face[]): string => faces.join('\u00a0')
