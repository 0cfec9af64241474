import { toRaw } from 'vue'
import type { GridDrawing } from '#shared/pictures/drawing.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber } from '../format.ts'
import type { GridProps } from './picture-props.ts'

/** Always the same, so that nothing seems to have changed. */
const NONE: readonly never[] = []

const whole = (value: number): string => formatNumber(value)

/**
 * Drawing for these props. Its lists are plain because reading a reactive one takes too long per
 * cell.
 */
export function drawingOf(props: Readonly<GridProps>): GridDrawing {
  return {
    grid: toRaw(props.grid),
    scale: props.scale,
    contours: toRaw(props.contours) ?? NONE,
    regions: toRaw(props.regions) ?? NONE,
    boundary: toRaw(props.boundary) ?? null,
    mark: props.mark ?? null,
    unreachable: props.unreachable ?? texts.parts.picture.unreachable,
    formats: {
      column: props.formatColumn ?? whole,
      row: props.formatRow ?? whole,
      contour: props.formatContour ?? props.scale.format,
    },
  }
}

/** The props of the grid among those of what stands around it. */
export function gridPropsOf(props: Readonly<GridProps>): GridProps {
  const { grid, scale, contours, regions, boundary, mark, unreachable, describe, aspect } = props
  const { formatColumn, formatRow, formatContour } = props
  return {
    ...{ grid, scale, contours, regions, boundary, mark, unreachable, describe, aspect },
    ...{ formatColumn, formatRow, formatContour },
  }
}
