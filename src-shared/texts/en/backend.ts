import { cards } from './backend-cards.ts'
import { folder } from './backend-folder.ts'
import { results } from './backend-results.ts'
import { solves } from './backend-solves.ts'
import { drills, records, store } from './backend-study.ts'

/** Messages of solves, stores and libraries, and the names of what they work on. */
export const backend = {
  solves,
  results,
  drills,
  store,
  records,
  folder,
  cards,
  /** Why a file could not be written or read. */
  files: {
    diskFull: 'the disk is full',
    notWritable: 'the folder may not be written to',
    folderGone: 'the folder is not there any more',
    isFolder: 'there is a folder of that name',
    fileInWay: 'there is a file where a folder must be',
    advice: {
      diskFull: 'Make room on the disk and try again.',
      notWritable: 'Make the folder writable and try again.',
      other: 'Check the disk and the folder, then try again.',
    },
    notReadable: 'it may not be read',
    leadsNowhere: 'it is a link that leads nowhere',
    leadsInCircles: 'it is a link that leads in circles',
    noFile: 'it is not a file',
    tooLarge: 'it is too large',
  },
  noDataFolder: (folder: string, reason: string) =>
    `The data folder ${folder} could not be made (${reason}). Name another one with --data-dir or BREAKPOINT_DATA.`,
  closing: 'Breakpoint is being closed.',
  /** Name of a job: the solve and its rules. */
  job: (what: string, rules: string) => `${what}: ${rules}`,
  jobEnded: 'This solve has already ended.',
  noSuchTurn: (turn: string, turns: string) =>
    `These rules have no turn "${turn}"; they have ${turns}.`,
  /** A race that cannot be followed turn by turn. */
  race: {
    tooLong:
      'These rules have too many different scores to follow a game turn by turn. Use rounder points or a lower goal.',
    noGoal: 'A game of rounds has no goal to race to.',
    goalMustBe: 'The goal must be nearer, or the points rounder.',
  },
}
