import { defineConfig, devices } from '@playwright/test'
import { findChromium, NOBODY_TYPES } from './tools/checks/chromium.ts'

/**
 * The address of the product that `test/support/journeys/global-setup.ts` starts; the workers inherit it, and may take the fifteen
 * ports behind it. Below 32 768: from there on the system gives ports to whoever connects.
 */
process.env.JOURNEY_PORT ??= String(20_000 + 16 * (process.pid % 750))
const chromium = await findChromium()

const PHONE = {
  ...devices['Pixel 7'],
  locale: 'fr-FR',
  timezoneId: 'America/Martinique',
  viewport: { width: 390, height: 844 },
  // No journey counts pixels, and drawing seven times as many takes two thirds longer.
  deviceScaleFactor: 1,
}

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './test/support/journeys/global-setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  // Two would leave two cores a fifth of the time without work.
  workers: 3,
  // Two cores read photos and hash passwords meanwhile: the limits are against hanging only.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${process.env.JOURNEY_PORT}`,
    // A worker would answer before the routes that journeys set; those of what works without network allow it.
    serviceWorkers: 'block',
    locale: 'fr-FR',
    // Neither UTC nor Paris: a screen that shows the zone of the machine betrays itself.
    timezoneId: 'America/Martinique',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      // The product works without any network.
      args: [
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        NOBODY_TYPES,
      ],
    },
  },
  // A journey runs on the desk; `@mobile` on the phone, `@both` on the desk and, before a release, on the phone.
  // `@release`: long, and of one concern. `npm run test:faults` runs it, `npm test` does not.
  projects: [
    // The longest of all, which looks at every screen, is one of a phone's: it goes first, so that nobody waits for it at the end.
    { name: 'mobile', use: PHONE, grep: /@mobile/ },
    { name: 'bureau', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@mobile/ },
    { name: 'mobile-again', use: PHONE, grep: /@both/ },
  ],
})
