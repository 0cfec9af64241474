import { PAPERS, type PaperId } from '#shared/sheets/layouts.ts'

/** Returns the function that undoes it. The content security policy forbids inline styles. */
export function setPageSize(paper: PaperId, margin = 0): () => void {
  const { width, height } = PAPERS[paper]
  const styles = new CSSStyleSheet()
  styles.replaceSync(`@page { size: ${width}mm ${height}mm; margin: ${margin}mm; }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles)
  }
}
