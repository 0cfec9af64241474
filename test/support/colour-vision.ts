import type { Rgb } from '#shared/pictures/colour.ts'
import { linearOf, rgbOf } from './colour-spaces.ts'

type Row = readonly [number, number, number]

/**
 * Light as eyes without one kind of cone take it: G. M. Machado, M. M. Oliveira and L. A. F. Fernandes,
 * A Physiologically-based Model for Simulation of Color Vision Deficiency (2009), severity 1.
 */
const MATRICES: Readonly<Record<string, readonly [Row, Row, Row]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** Ways of seeing, the usual one first. */
export const EYES: readonly { readonly eyes: string; readonly see: (rgb: Rgb) => Rgb }[] = [
  { eyes: 'all cones', see: (rgb: Rgb) => rgb },
  ...Object.entries(MATRICES).map(([eyes, matrix]) => ({
    eyes,
    see: (rgb: Rgb): Rgb => {
      const [r, g, b] = linearOf(rgb)
      const seen = (row: Row): number => row[0] * r + row[1] * g + row[2] * b
      return rgbOf([seen(matrix[0]), seen(matrix[1]), seen(matrix[2])])
    },
  })),
]
