/**
 * What iOS shows while the installed application opens. It takes none from the manifest: the page that is put on the home screen
 * names a picture of exactly the pixels of its screen, which iOS keeps (FIR-06). `tools/generators/app-icons.ts` draws them.
 */

export interface StartupScreen {
  /** In CSS pixels, held upright. */
  readonly width: number
  readonly height: number
  readonly ratio: number
}

function screens(ratio: number, ...sizes: readonly (readonly [number, number])[]): StartupScreen[] {
  return sizes.map(([width, height]) => ({ width, height, ratio }))
}

/** Those that run a system of which the application works, phones first. */
const PHONES = [
  ...screens(2, [375, 667], [414, 896]),
  ...screens(3, [375, 812], [390, 844], [393, 852], [402, 874], [414, 896], [420, 912]),
  ...screens(3, [428, 926], [430, 932], [440, 956]),
]
const TABLETS = [
  ...screens(2, [744, 1133], [768, 1024], [810, 1080], [820, 1180], [834, 1112], [834, 1194]),
  ...screens(2, [834, 1210], [1024, 1366], [1032, 1376]),
]

function lying({ width, height, ratio }: StartupScreen): StartupScreen {
  return { width: height, height: width, ratio }
}

/** A phone lying on its side opens what it opens upright. */
export const STARTUP_PICTURES: readonly StartupScreen[] = [
  ...PHONES,
  ...TABLETS,
  ...TABLETS.map(lying),
]

export function startupFile({ width, height, ratio }: StartupScreen): string {
  return `startup/${width * ratio}x${height * ratio}.png`
}

/** Safari on iOS, in a tab: where somebody may put the application on the home screen. */
function mayBeInstalled(): boolean {
  return 'standalone' in navigator && navigator.standalone === false
}

/** Names the pictures of this screen, upright and lying; a screen that is not known keeps the blank one of the system. */
export function nameStartupPictures(): void {
  if (!mayBeInstalled()) return
  const upright = { width: screen.width, height: screen.height, ratio: devicePixelRatio }
  for (const [shown, orientation] of [
    [upright, 'portrait'],
    [lying(upright), 'landscape'],
  ] as const) {
    const file = startupFile(shown)
    if (!STARTUP_PICTURES.some((known) => startupFile(known) === file)) continue
    const link = document.createElement('link')
    link.rel = 'apple-touch-startup-image'
    link.media = `(orientation: ${orientation})`
    link.href = `/${file}`
    document.head.append(link)
  }
  const capable = document.createElement('meta')
  capable.name = 'apple-mobile-web-app-capable'
  capable.content = 'yes'
  document.head.append(capable)
}
