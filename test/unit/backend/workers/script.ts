import { existsSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import type { SolveOrder } from '#main/backend/solve/serve-solvers.ts'

parentPort?.addEventListener('message', (event) => {
  const order = (event as MessageEvent<SolveOrder | 'die'>).data
  if (order === 'die') {
    event.stopImmediatePropagation()
    throw new Error('Nobody asked.')
  }
  switch (order.task.rules.name) {
    case 'stuck':
      for (;;);
    case 'throws':
      event.stopImmediatePropagation()
      throw new Error('The dice fell off the table.')
    case 'throws nothing':
      event.stopImmediatePropagation()
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- what a library might do
      throw null
    case 'exits':
      process.exit(3)
      break
    case 'exits once':
      if (existsSync(process.env.EXITED_FILE!)) break
      writeFileSync(process.env.EXITED_FILE!, '')
      process.exit(3)
      break
    case 'grows':
      Object.assign(globalThis, { kept: new Array(2 ** 24).fill(0) })
      break
    case 'eats memory':
      for (const eaten: unknown[] = []; ;) eaten.push(Array.from({ length: 1000 }, () => ({})))
    case 'wants too much':
      event.stopImmediatePropagation()
      throw new RangeError('Array buffer allocation failed')
  }
})
