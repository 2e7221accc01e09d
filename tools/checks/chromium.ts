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

/**
 * For somebody who types addresses, and nobody does: suggestions under the address bar, a page with a process of its own in each
 * window, and a process started ahead for the site that may come next.
 */
const FOR_WHOEVER_TYPES = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'SpareRendererForSitePerProcess',
]

/** The switch for a Chromium in whose windows nobody types an address. */
export const NOBODY_TYPES = `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...FOR_WHOEVER_TYPES].join(',')}`

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

function aptGet(...given: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options: ExecFileSyncOptions = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  execFileSync('apt-get', given, options)
}

function installFromDebian(...packages: readonly string[]): void {
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

function installChromium(): void {
  process.stderr.write(`${OPERATOR_TEXTS.installingChromium}\n`)
  aptGet('update', '-qq')
  installFromDebian('chromium')
  try {
    installFromDebian(HEADLESS_SHELL)
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
      installChromium()
    } catch {
      // apt-get has said why on stderr; the sentence below says what to do.
    }
    const installed = onPath(names)
    if (installed !== undefined) return installed
  }
  process.stderr.write(`${OPERATOR_TEXTS.noChromium}\n`)
  exit(1)
}

/** The shell of the build that is installed: another build would replace what the machine has. */
function installShellOfChromium(): void {
  const [, version = ''] = execFileSync('dpkg-query', ['-W', 'chromium'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).split(/\s/)
  const shell = `${HEADLESS_SHELL}=${version}`
  process.stderr.write(`${OPERATOR_TEXTS.installingChromium}\n`)
  try {
    installFromDebian(shell)
  } catch {
    // The lists of a machine that was just made are empty.
    aptGet('update', '-qq')
    installFromDebian(shell)
  }
}

/** For the checks, which open hundreds of pages: beside Debian's Chromium its shell is installed, unless CHROMIUM names another. */
export async function ensureLightChromium(): Promise<string> {
  const found = await ensureChromium()
  if (found.endsWith(HEADLESS_SHELL) || !canInstall()) return found
  try {
    installShellOfChromium()
  } catch {
    // Not Debian's, or Debian has only another build by now: what is there does.
  }
  return onPath([HEADLESS_SHELL]) ?? found
}
