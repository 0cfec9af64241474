/** Labels of pictures, and sentences on what they show. */
export const pictures = {
  changed: 'Changed',
  mark: 'Position of the analyser',
  /** In the heads of files of numbers. */
  file: {
    rules: (name: string) => `Rule set: ${name}`,
    reached: 'Reached in play',
    yes: 'yes',
    no: 'no',
  },
}
