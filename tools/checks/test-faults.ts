/**
 * npm run test:faults, before a release: whole servers stopped, starved, cut off and flooded, and the long journeys. Its last
 * line is `N passed, N failed`.
 */
import { ensureLightChromium } from './chromium.ts'
import { runSteps } from './step-runner.ts'
import { journeys, vitest, WEB_BUILD } from './suites.ts'

process.env.CHROMIUM = await ensureLightChromium()

await runSteps([WEB_BUILD, vitest('faults'), journeys('release'), journeys('release, on a phone')])
