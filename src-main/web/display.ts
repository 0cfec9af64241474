/** Always true on Windows and macOS; elsewhere an X11 or Wayland display must be named. */
export function hasDisplay(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  if (platform === 'win32' || platform === 'darwin') return true
  return Boolean(environment.DISPLAY) || Boolean(environment.WAYLAND_DISPLAY)
}
