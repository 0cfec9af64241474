/** The data folder, into which one Breakpoint at a time writes. */
export const folder = {
  heldBy: {
    app: (pid: number) => `Breakpoint is already running as an app (process ${pid}).`,
    browser: (pid: number) => `Breakpoint is already running in the browser (process ${pid}).`,
    unknown: 'Another process of Breakpoint is running.',
  },
  oneAtATime: (folder: string) =>
    `Only one at a time can use the folder ${folder}: close the other one, or name another folder with --data-dir.`,
  copyAddress: 'Copy the address',
  notLocked: (folder: string, reason: string) =>
    `Nothing of yours can be kept in ${folder} (${reason}).`,
  readOnly: (folder: string) =>
    `Here ${folder} is only read; what you change is kept by the app or the browser.`,
  noLocks: 'files cannot be locked there',
  advice: {
    full: 'Make room on the disk and start Breakpoint again.',
    writable: 'Make the folder writable, or name another one with --data-dir, and start again.',
    local: 'Name a folder on a disk of this computer with --data-dir, and start again.',
  },
}
