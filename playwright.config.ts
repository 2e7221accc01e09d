import { defineConfig, devices } from '@playwright/test'
import { findChromium, WITHOUT_SUGGESTIONS } from './tools/checks/chromium.ts'

/** The address of the product that `test/support/journeys/global-setup.ts` starts; the workers inherit it. */
process.env.JOURNEY_PORT ??= String(20_000 + (process.pid % 20_000))
const chromium = await findChromium()

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './test/support/journeys/global-setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Two cores read photos and hash passwords meanwhile: the limits are against hanging only.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${process.env.JOURNEY_PORT}`,
    locale: 'fr-FR',
    // Neither UTC nor Paris: a screen that shows the zone of the machine betrays itself.
    timezoneId: 'America/Martinique',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      // The product works without any network.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', WITHOUT_SUGGESTIONS],
    },
  },
  // A journey runs on the desk; `@mobile` on the phone, `@both` on both: where the size is part of what it shows.
  // `@release`: long, and of one concern. `npm run test:faults` runs it, `npm test` does not.
  projects: [
    { name: 'bureau', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@mobile/ },
    {
      name: 'mobile',
      use: {
        ...devices['Pixel 7'],
        locale: 'fr-FR',
        timezoneId: 'America/Martinique',
        viewport: { width: 390, height: 844 },
        // No journey counts pixels, and drawing seven times as many takes two thirds longer.
        deviceScaleFactor: 1,
      },
      grep: /@mobile|@both/,
    },
  ],
})
