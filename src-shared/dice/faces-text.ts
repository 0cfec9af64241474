import type { Face } from './multiset.ts'

/** Faces that stay together on a line: "2 3 3 5" with no-break spaces. */
export const facesText = (faces: readonly Face[]): string => faces.join('\u00a0')
