import type { pictures as english } from './pictures.en.ts'

export const pictures: typeof english = {
  changed: 'Geändert',
  mark: 'Stellung der Analyse',
  file: {
    rules: (name) => `Regelsatz: ${name}`,
    reached: 'Kommt im Spiel vor',
    yes: 'ja',
    no: 'nein',
  },
}
