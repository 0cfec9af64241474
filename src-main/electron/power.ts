import { powerMonitor } from 'electron'
import type { BackendLink } from './backend-link.ts'

/** Before sleep running solves are saved; after waking the backend checks the time again. */
export function followPower(backend: Pick<BackendLink, 'tell'>): void {
  powerMonitor.on('suspend', () => backend.tell({ kind: 'sleep' }))
  powerMonitor.on('resume', () => backend.tell({ kind: 'wake' }))
}
