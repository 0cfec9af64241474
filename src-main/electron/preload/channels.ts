/** IPC channels between main process and preload script; pages cannot use them. */
export const CHANNELS = {
  request: 'breakpoint:request',
  event: 'breakpoint:event',
  backendPort: 'breakpoint:backend-port',
} as const

/** `kind` of the window message that carries the page's port. */
export const BACKEND_PORT_KIND = 'breakpoint-backend-port'
