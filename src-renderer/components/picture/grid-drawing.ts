import { toRaw } from 'vue'
import type { GridDrawing } from '#shared/pictures/drawing.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber } from '../format.ts'
import type { GridProps } from './picture-props.ts'

/** A constant, so that watchers see no change. */
const NONE: readonly never[] = []

const whole = (value: number): string => formatNumber(value)

/** Lists are unwrapped, because reactive access is too slow per cell. */
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
