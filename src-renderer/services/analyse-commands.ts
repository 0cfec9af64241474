import { provideCommands } from './commands.ts'
import { useCopy } from './use-copy.ts'

interface Analyser {
  /** Null while the position has none. */
  readonly code: () => string | null
  readonly link: () => string
  readonly askForCode: () => void
  readonly start: () => void
  readonly undo: () => void
  readonly redo: () => void
  /** Focuses the first score or box. */
  readonly focusOwn: () => void
  readonly focusDice: () => void
}

/** Registers the commands of an analyser while the component lives. */
export function useAnalyseCommands({ code, link, ...does }: Analyser) {
  const copy = useCopy()
  const copyCode = (): void => {
    const now = code()
    if (now !== null) void copy(now, 'code')
  }
  const copyLink = (): void => {
    if (code() !== null) void copy(link(), 'link')
  }
  provideCommands({
    'analyse.own': does.focusOwn,
    'analyse.dice': does.focusDice,
    'analyse.paste': does.askForCode,
    'analyse.copyCode': copyCode,
    'analyse.copyLink': copyLink,
    'analyse.start': does.start,
    'analyse.undo': does.undo,
    'analyse.redo': does.redo,
  })
  return { copyCode, copyLink }
}
