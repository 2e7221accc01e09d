/**
 * Finds the Chromium of the browser tests: the one named by CHROMIUM, else one on the PATH, else Playwright's own, else
 * Debian's package. A missing browser is an error, never a silent skip. The headless shell, the same engine without the
 * windows around it, goes first: a journey costs it a third less CPU.
 */
import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { exit, getuid } from 'node:process'
import { OPERATOR_TEXTS } from '../../src/texts/operator/operator.ts'

const HEADLESS_SHELL = 'chromium-headless-shell'

/** The browser of a reader: it asks for lazy pictures within 1250 px of the window, the headless shell within 3000. */
export const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome']
const NAMES = [HEADLESS_SHELL, ...WITH_WINDOWS]

/** What Playwright 1.65 turns off in Chromium; a switch of ours takes the place of its own. */
const OFF_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** Suggestions under the address bar, a page with a process of its own in each window: a third of the work of a journey. */
const SUGGESTIONS = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup']

/** The switch for a Chromium in whose windows nobody types an address. */
export const WITHOUT_SUGGESTIONS = `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...SUGGESTIONS].join(',')}`

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

async function ofPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return path !== '' && existsSync(path) ? path : undefined
}

/** Path of a Chromium that is already there; undefined when there is none. CHROMIUM, when set, is believed or refused. */
export async function findChromium(names = NAMES): Promise<string | undefined> {
  const named = process.env.CHROMIUM
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined
  return onPath(names) ?? (await ofPlaywright())
}

function installFromDebian(): void {
  process.stderr.write(`${OPERATOR_TEXTS.installingChromium}\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options: ExecFileSyncOptions = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  const install = ['install', '-y', '-qq', '--no-install-recommends']
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', [...install, 'chromium'], options)
  try {
    execFileSync('apt-get', [...install, HEADLESS_SHELL], options)
  } catch {
    // Older releases of Debian have no such package: Chromium itself does.
  }
}

function canInstall(): boolean {
  const isNamed = (process.env.CHROMIUM ?? '') !== ''
  return !isNamed && getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** Path of a Chromium, installed if need be; ends the process with a clear sentence when none can be had. */
export async function ensureChromium(names = NAMES): Promise<string> {
  const found = await findChromium(names)
  if (found !== undefined) return found
  if (canInstall()) {
    try {
      installFromDebian()
    } catch {
      // apt-get has said why on stderr; the sentence below says what to do.
    }
    const installed = onPath(names)
    if (installed !== undefined) return installed
  }
  process.stderr.write(`${OPERATOR_TEXTS.noChromium}\n`)
  exit(1)
}
