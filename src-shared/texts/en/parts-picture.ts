/** Texts around pictures of grids. */
export const pictureParts = {
  tools: 'This picture',
  table: 'Table',
  saveAs: (kind: string) => `Save as ${kind}`,
  notSaved: (kind: string) =>
    `The picture could not be saved as ${kind}. Try SVG, or a smaller picture.`,
  numbers: (title: string) => `${title}: the numbers`,
  heatMap: 'heat map',
  keys: 'Arrow keys move from cell to cell, Enter opens one, plus and minus zoom, 0 shows all.',
  point: 'Point at a cell, or move with the arrow keys.',
  unreachable: 'Never reached in play',
  ofAnalyser: 'Position of the analyser',
  zoom: 'Zoom',
  showAll: (times: string) => `${times} ×, show all`,
  closer: 'Zoom in',
  wider: 'Zoom out',
  grid: {
    down: 'What runs down the table',
    by: (axis: string) => `By ${axis.toLowerCase()}`,
    /** The two sides that a number can fall to, as a heading. */
    either: (below: string, above: string) => `${below} or ${above.toLowerCase()}`,
    reached: 'Reached in play',
    yes: 'yes',
    no: 'no',
    chosen: 'chosen',
  },
}
