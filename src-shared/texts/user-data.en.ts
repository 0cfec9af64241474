import { records } from './user-data-records.en.ts'

/** Packages of the user's data: what is wrong with one, and what it would do. */
export const userData = {
  records,
  nothingChanged: (why: string) => `${why} Nothing was changed.`,
  nothingTaken: (why: string) => `${why} Nothing was taken in.`,
  foreign: 'This file is not a package of Breakpoint. Choose a file that Breakpoint has exported.',
  longLine: 'This file is not a package of Breakpoint: one of its lines is far too long.',
  cutShort: 'The package is cut short: its end is missing. Copy or export it again.',
  cutLine: 'The package is cut short: its last line does not end.',
  damaged: (reason: string) => `The package is damaged (${reason}). Copy or export it again.`,
  checksum: 'The package is damaged or was changed: its checksum does not fit.',
  newer: (version: string, known: number) =>
    `This package comes from a newer Breakpoint: its format has version ${version}, and this program reads version ${known}. Update Breakpoint and import it again.`,
  tooLarge: 'The package unpacks to more than any that Breakpoint makes.',
  notReadBack: (why: string) =>
    `The export could not be read back, so it was dropped (${why.replace(/\.$/, '')}). Export again.`,
  stopped: 'The import was stopped.',
  /** Remarks on an import, besides its counts. */
  remarks: {
    thresholdsStay:
      'Thresholds that you have set here stay as they are, though the package has others for the same game.',
    sessionsStay: (count: string) =>
      `Sessions that went on both here and elsewhere stay as they are here: ${count}.`,
    otherRules: (name: string, comesAs: string) =>
      `“${name}” has other rules here, which stay; those of the package come as “${comesAs}”.`,
    otherCards: (name: string) =>
      `The cards of “${name}” come from other rules; what is known of them counts where the answer is the same.`,
    listFull: (name: string, most: number) =>
      `“${name}” was left out: the list already holds ${most}.`,
    rulesLater:
      'The rule sets of the package could not all be written. They are added when Breakpoint is started again; make room on the disk until then.',
  },
  rulesChanged: (id: string) =>
    `There is a rule set “${id}” now that was not there before. Choose the package again.`,
  /** Files on their way between page and backend. */
  transfers: {
    fileGone: 'This file is no longer there. Export again.',
    packageGone: 'This package is no longer there. Choose the file again.',
    tooFar: (bytes: number, from: number) => `The file has ${bytes} bytes, not ${from}.`,
    wrongPlace: (written: number, from: number) =>
      `The next piece of the package begins at byte ${written}, not at ${from}.`,
    tooLong: (bytes: number) =>
      `The package was to have ${bytes} bytes; this piece would make it longer.`,
    incomplete: (written: number, bytes: number) =>
      `Only ${written} of the package's ${bytes} bytes have arrived. Choose the file again.`,
    busy: 'This package is being read. Wait a moment.',
    notMade: (folder: string, reason: string) =>
      `The file on its way could not be made in ${folder} (${reason}).`,
    notRead: (folder: string, reason: string) =>
      `The file on its way could not be read in ${folder} (${reason}).`,
    notKept: (folder: string, reason: string) =>
      `The file on its way could not be kept in ${folder} (${reason}).`,
    notWritten: (folder: string, reason: string) =>
      `The file could not be written in ${folder} (${reason}).`,
    packageNotRead: (folder: string, reason: string) =>
      `The package could not be read in ${folder} (${reason}).`,
  },
}
