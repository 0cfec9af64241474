/** Whether windows can be shown here: always on Windows and macOS, elsewhere where a display is named. */
export function hasDisplay(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  if (platform === 'win32' || platform === 'darwin') return true
  return Boolean(environment.DISPLAY) || Boolean(environment.WAYLAND_DISPLAY)
}
