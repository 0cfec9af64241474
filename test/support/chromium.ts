import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Arguments to start a browser without a display, a sandbox or network requests of its own. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** First of all the one without windows: its pages open in two thirds of the time. */
export const HEADLESS_SHELL = 'chromium-headless-shell'
const ON_PATH = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge']
const WINDOWS_APPS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
]

const INSTALL =
  'No Chromium was found: install chromium or Google Chrome, run "npx playwright install chromium", ' +
  'or name one in CHROMIUM_PATH.'

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function places(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  const found = (environment.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => ON_PATH.map((name) => join(folder, name)))
  if (platform === 'darwin') {
    found.push(...MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`))
  }
  if (platform === 'win32') {
    const { PROGRAMFILES, 'PROGRAMFILES(X86)': x86, LOCALAPPDATA } = environment
    const roots = [PROGRAMFILES, x86, LOCALAPPDATA].filter((root) => root !== undefined)
    found.push(...roots.flatMap((root) => WINDOWS_APPS.map((app) => join(root, app))))
  }
  return [...found, chromium.executablePath()]
}

/** The path of a Chromium to test with. Throws an Error that says what to install. */
export function findChromium(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  const named = environment.CHROMIUM_PATH
  if (named) {
    if (isExecutable(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`)
  }
  const found = places(environment, platform).find(isExecutable)
  if (!found) throw new Error(INSTALL)
  return found
}
