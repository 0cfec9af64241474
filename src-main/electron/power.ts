import { powerMonitor } from 'electron'
import type { BackendLink } from './backend-link.ts'

/**
 * Makes the backend save its running solves before the computer sleeps, and check the time again
 * after it wakes.
 */
export function followPower(backend: Pick<BackendLink, 'tell'>): void {
  powerMonitor.on('suspend', () => backend.tell({ kind: 'sleep' }))
  powerMonitor.on('resume', () => backend.tell({ kind: 'wake' }))
}
