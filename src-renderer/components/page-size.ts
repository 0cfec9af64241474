import { PAPERS, type PaperId } from '#shared/sheets/layouts.ts'

/**
 * Sets the size of the printed page to a paper, with margins in millimetres and none of the browser's
 * own; returns how to take that back. A sheet of styles made by script, as the page's policy allows no
 * style in its text.
 */
export function setPageSize(paper: PaperId, margin = 0): () => void {
  const { width, height } = PAPERS[paper]
  const styles = new CSSStyleSheet()
  styles.replaceSync(`@page { size: ${width}mm ${height}mm; margin: ${margin}mm; }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles)
  }
}
