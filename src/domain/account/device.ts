/** Recognises browser and system from a user agent, as a label for the list of sessions. A best guess: user agents lie. */

export const BROWSERS = ['firefox', 'edge', 'opera', 'samsung', 'chrome', 'safari'] as const

export type BrowserName = (typeof BROWSERS)[number]

export const SYSTEMS = [
  'iphone',
  'ipad',
  'android',
  'chromeos',
  'windows',
  'macos',
  'linux',
] as const

export type SystemName = (typeof SYSTEMS)[number]

export interface Device {
  readonly browser: BrowserName | null
  readonly system: SystemName | null
  readonly isHandheld: boolean
}

/** Tested in the order of `BROWSERS`: Edge also names Chrome, and Chrome also names Safari. */
const BROWSER_SIGNS: Readonly<Record<BrowserName, RegExp>> = {
  firefox: /\b(?:Firefox|FxiOS)\//u,
  edge: /\bEdg(?:e|A|iOS)?\//u,
  opera: /\b(?:OPR|Opera)\//u,
  samsung: /\bSamsungBrowser\//u,
  chrome: /\b(?:(?:Headless)?Chrome|Chromium|CriOS)\//u,
  safari: /\bVersion\/\S+.*\bSafari\//u,
}

const SYSTEM_SIGNS: Readonly<Record<SystemName, RegExp>> = {
  iphone: /\b(?:iPhone|iPod)\b/u,
  ipad: /\biPad\b/u,
  android: /\bAndroid\b/u,
  chromeos: /\bCrOS\b/u,
  windows: /\bWindows\b/u,
  macos: /\bMac OS X\b|\bMacintosh\b/u,
  linux: /\bLinux\b|\bX11\b/u,
}

const HANDHELD: readonly (SystemName | null)[] = ['iphone', 'ipad', 'android']

export function parseUserAgent(userAgent: string | null): Device {
  const said = userAgent ?? ''
  const browser = BROWSERS.find((name) => BROWSER_SIGNS[name].test(said)) ?? null
  const system = SYSTEMS.find((name) => SYSTEM_SIGNS[name].test(said)) ?? null
  return { browser, system, isHandheld: HANDHELD.includes(system) }
}
