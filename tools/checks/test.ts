/** npm test: every check of a commit, the fast ones first. Its last line is `N passed, N failed`. */
import { ensureLightChromium } from './chromium.ts'
import { runSteps } from './step-runner.ts'
import { FAST_STEPS, journeys, vitest, WEB_BUILD } from './suites.ts'

process.env.CHROMIUM = await ensureLightChromium()

await runSteps([...FAST_STEPS, vitest('server'), vitest('kit'), WEB_BUILD, journeys('commit')])
