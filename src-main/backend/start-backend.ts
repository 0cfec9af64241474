import { join } from 'node:path'
import { DEFAULT_DAY_BEGINS, type Clock } from '#shared/base/clock.ts'
import { MAX_TIME } from '#shared/base/bounds.ts'
import { reasonOf } from '#shared/base/reason-of.ts'
import { noticeOf, type Emit, type Notify } from '#shared/contract/events.ts'
import { errorData, faultOf, RequestError } from '#shared/contract/errors.ts'
import type { housekeepingRequests } from '#shared/contract/housekeeping.ts'
import type { libraryRequestsOf } from '#shared/contract/library.ts'
import {
  createDispatch,
  requestsOf,
  type AnswersOf,
  type Handlers,
} from '#shared/contract/requests.ts'
import { GAMES } from '#shared/games/games.ts'
import { texts } from '#shared/texts/texts.ts'
import type { Backend, BackendOptions } from './backend.ts'
import { openCards } from './cards/card-handlers.ts'
import { speak } from './clients/client-language.ts'
import { openUserData } from './packages/data-handlers.ts'
import { explain, openGames } from './games/games.ts'
import { localClock } from './local-clock.ts'
import { Jobs } from './solve/jobs.ts'
import { sweepLeftovers } from './files/leftovers.ts'
import { lockForBackend } from './locks/folder-lock.ts'
import { clearFolder, folderSize, ResultCache } from './solve/result-cache.ts'
import { RuleLibrary } from './rules/rule-library.ts'
import { sheetHandlers } from './sheets/sheet-handlers.ts'
import { SolverPool } from './solve/solver-pool.ts'
import { openStudy } from './drills/study-handlers.ts'
import { CHECKPOINT_ENDING } from './solve/team/file-store.ts'
import { appDataFolder } from './files/data-folder.ts'
import { makePrivate } from './files/private-files.ts'

type AppRequests = ReturnType<typeof libraryRequestsOf> & typeof housekeepingRequests

interface AppParts {
  readonly library: RuleLibrary
  readonly emit: Emit
  /** Hour at which days begin. */
  readonly days: { begin: number }
  readonly jobs: Jobs
  readonly cache: ResultCache
  readonly checkpointFolder: string
}

function appHandlers({ library, emit, days, jobs, cache, checkpointFolder }: AppParts) {
  const changed = <T>(answer: T): T => {
    emit('rules-changed', {})
    return answer
  }
  return {
    'rules.list': () => library.look(),
    'rules.save': async ({ id, ...rules }) => changed(await library.save(id, rules)),
    'rules.remove': async ({ id }) => changed(await library.remove(id)),
    'rules.putAside': async ({ id }) => changed({ file: await library.putAside(id) }),
    async 'language.speak'({ language }) {
      await speak(language)
      return {}
    },
    'days.begin'({ hour }) {
      if (hour !== days.begin) {
        days.begin = hour
        emit('study-changed', {})
      }
      return {}
    },
    'jobs.list': () => ({ jobs: jobs.list() }),
    'jobs.cancel'({ id }) {
      if (!jobs.cancel(id)) throw new RequestError('not-found', texts.backend.jobEnded)
      return {}
    },
    async 'cache.status'() {
      return {
        folder: cache.folder,
        ...(await cache.size()),
        unfinished: await folderSize(checkpointFolder, CHECKPOINT_ENDING),
        putAside: cache.putAside.map(({ file, reason }) => ({ file, reason: reason() })),
      }
    },
    async 'cache.clear'() {
      const unfinished = await folderSize(checkpointFolder, CHECKPOINT_ENDING)
      await clearFolder(checkpointFolder, CHECKPOINT_ENDING)
      const { files, bytes } = await cache.clear()
      return { files: files + unfinished.files, bytes: bytes + unfinished.bytes }
    },
  } satisfies Handlers<AppRequests>
}

declare module '#shared/contract/requests.ts' {
  interface HandlerAnswers
    extends
      AnswersOf<ReturnType<ReturnType<typeof openGames>['handlers']>>,
      AnswersOf<ReturnType<typeof openStudy>['handlers']>,
      AnswersOf<ReturnType<typeof openCards>['handlers']>,
      AnswersOf<ReturnType<typeof sheetHandlers>>,
      AnswersOf<ReturnType<typeof openUserData>['handlers']>,
      AnswersOf<ReturnType<typeof appHandlers>> {}
}

/** Rejects with FolderInUse if another backend writes into the data folder. */
export async function startBackend({
  dataFolder,
  access = 'write',
  workerFile,
  emit,
  log,
  moreGames = [],
  team,
  calmMs,
  now: clockTime = Date.now,
  version = 'of unknown version',
}: BackendOptions): Promise<Backend> {
  // Clamp a wrong clock: records with a time out of bounds could not be imported again.
  const now = (): number => Math.max(0, Math.min(clockTime(), MAX_TIME))
  const notice: Notify = (words) => {
    log(words())
    emit('notice', noticeOf(words))
  }
  const { lock, unkept } =
    access === 'write'
      ? lockForBackend(dataFolder)
      : { lock: null, unkept: () => texts.backend.folder.readOnly(dataFolder) }
  if (access === 'write' && unkept !== null) notice(unkept)
  const games = [...GAMES, ...moreGames.map(({ game }) => game)]
  const cache = new ResultCache({ folder: join(dataFolder, 'results'), notice })
  const checkpointFolder = join(dataFolder, 'unfinished')
  const library = new RuleLibrary({ folder: join(dataFolder, 'rule-sets'), games, unkept, notice })
  const pool = new SolverPool(workerFile, { log, explain })
  const jobs = new Jobs(emit, undefined, calmMs)
  if (lock) await makePrivate(dataFolder, appDataFolder())
  await sweepLeftovers(dataFolder)

  const services = { games, cache, jobs, pool, checkpointFolder, workerFile, notice, log, explain }
  const opened = openGames({ ...services, ...(team && { team }) }, moreGames)
  const { backends } = opened
  const folder = join(dataFolder, 'study')
  const days = { begin: DEFAULT_DAY_BEGINS }
  const clock = (): Clock => localClock(now(), days.begin)
  const study = openStudy({ games, backends, folder, unkept, emit, notice, clock })
  const cards = openCards({ games, backends, store: study.store, emit, clock })
  const data = openUserData({
    games,
    folder: join(dataFolder, 'transfers'),
    store: study.store,
    library,
    unkept,
    now,
    version,
    emit,
    imported() {
      study.store.tell('replaced')
      emit('rules-changed', {})
    },
  })
  if (unkept === null) {
    await data.recover().catch((error: unknown) => {
      const fault = faultOf(error)
      if (fault !== null) log(`An import was not put right: ${fault}`)
      notice(() => errorData(error).message)
    })
  }
  const dispatch = createDispatch(
    requestsOf(games),
    {
      ...study.handlers,
      ...cards.handlers,
      ...opened.handlers(study.store),
      ...sheetHandlers({ games, backends, version }),
      ...data.handlers,
      ...appHandlers({ library, emit, days, jobs, cache, checkpointFolder }),
    },
    (fault) => log(`A request failed inside: ${fault}`),
  )
  const closeStudy = (): void => {
    try {
      study.close()
    } catch (error) {
      log(`The study store was not closed: ${reasonOf(error)}`)
    }
  }
  return {
    async dispatch(name, params) {
      // Only where there is work: requests are begun in the order in which they come.
      if (study.store.whole) await study.store.whole
      return dispatch(name, params)
    },
    sleep: () => opened.requestCheckpoints(),
    wake: () => emit('study-changed', {}),
    async close() {
      try {
        data.close()
        cards.close()
        closeStudy()
        await jobs.close()
        await pool.close()
      } finally {
        lock?.release()
      }
    },
  }
}
