/** Labels of pictures, and sentences on what they show. */
export const pictures = {
  changed: 'Changed',
  change: (title: string) => `${title}: change`,
  mark: 'Position of the analyser',
  /** In the heads of files of numbers. */
  file: {
    rules: (name: string) => `Rule set: ${name}`,
    reached: 'Reached in play',
    yes: 'yes',
    no: 'no',
  },
}
