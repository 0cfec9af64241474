import { powerMonitor } from 'electron'
import type { BackendLink } from './backend-link.ts'

/** Has the backend keep what it has done before the computer sleeps, and look again after it. */
export function followPower(backend: Pick<BackendLink, 'tell'>): void {
  powerMonitor.on('suspend', () => backend.tell({ kind: 'sleep' }))
  powerMonitor.on('resume', () => backend.tell({ kind: 'wake' }))
}
