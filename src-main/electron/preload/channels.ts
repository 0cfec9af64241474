/** The names of the lines between the main process and the preload script; no page sees them. */
export const CHANNELS = {
  /** A request to the shell, answered with a Reply. */
  request: 'breakpoint:request',
  /** An event of the shell. */
  event: 'breakpoint:event',
  /** A port to the backend, handed over on each load of the page. */
  backendPort: 'breakpoint:backend-port',
} as const

/** Kind of the message that brings the page its port to the backend. */
export const BACKEND_PORT_KIND = 'breakpoint-backend-port'
