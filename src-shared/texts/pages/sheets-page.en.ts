/** The screen where sheets are chosen and printed, and the page that is printed. */
export const sheetsPage = {
  title: 'Sheets',
  ofTwo: 'The sheets about winning are for two players, except the card for three.',
  form: 'What is printed',
  rules: 'Rules on paper',
  sheets: 'Sheets, in their order',
  layout: 'Layout',
  paper: 'Paper',
  ink: 'Ink',
  inks: { colour: 'Colour', black: 'Black and white' },
  noneChosen: 'No sheet is chosen. Choose one, and it is shown here as it will be printed.',
  noGame: 'Choose a game first; then what is worth knowing about it can be printed.',
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  /** At a form, while another layout is chosen. */
  pagesOnly: 'It is printed in the layout “Page” only.',
  making: 'Making the sheets…',
  continued: '{title} (continued)',
  actions: {
    /** Title in the name of a file that holds several sheets, after the name of the rules. */
    fileTitle: 'Sheets',
    savePdf: 'Save as PDF',
    saving: 'Saving…',
    saved: (file: string) => `Saved as ${file}.`,
    print: 'Print or save as PDF',
    /** Where the print opens, after its title. */
    newTab: 'in a new tab',
    copy: 'Copy as text',
    copied: 'The sheets are on the clipboard as text.',
    notCopied: 'The sheets could not be copied; save them as CSV instead.',
    /** A file for each table. */
    saveCsv: (files: number) => (files < 2 ? 'Save as CSV' : `Save as CSV (${files} files)`),
    downloaded: (files: readonly string[]) =>
      files.length === 1
        ? `${files[0]!} is downloaded.`
        : `${files.length} tables are downloaded: ${files.join(', ')}.`,
  },
  preview: {
    title: 'Preview',
    count: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
    cards: (cards: number, pages: number) =>
      `${cards === 1 ? '1 card' : `${cards} cards`} on ${pages === 1 ? '1 page' : `${pages} pages`}`,
    wholePage: 'Page width',
    trueSize: 'True size',
    size: 'Size of the preview',
    pages: 'Pages',
  },
  unsolved: {
    title: (titles: readonly string[]) =>
      `${titles.map((title) => `“${title}”`).join(' and ')} cannot be printed yet`,
    aboutToBegin: 'About to begin',
    solving: 'Solving',
    stop: 'Stop',
    solve: 'Solve',
  },
  /** Why there is nothing to print. */
  print: {
    cannot: (title: string) => `“${title}” cannot be printed.`,
    solveFirst: 'Open Sheets in Breakpoint and solve it there first.',
    noRules: (id: string) => `There is no rule set “${id}” in the library.`,
  },
}
