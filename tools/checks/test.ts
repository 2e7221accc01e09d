/** npm test: every check of a commit, the fast ones first. Its last line is `N passed, N failed`. */
import { ensureLightChromium } from './chromium.ts'
import { runSteps } from './step-runner.ts'
import { journeys, STATIC_STEPS, vitest, WEB_BUILD } from './suites.ts'

process.env.CHROMIUM = await ensureLightChromium()

await runSteps([...STATIC_STEPS, vitest('rules', 'server', 'kit'), WEB_BUILD, journeys('commit')])
