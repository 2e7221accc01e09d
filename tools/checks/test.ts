/** npm test: every check, the fast ones first. Its last line is `N passed, N failed`. */
import { ensureChromium } from './chromium.ts'
import { FAST_STEPS, vitest } from './fast-steps.ts'
import { countPlaywright, runSteps } from './steps.ts'
import { WEB_BUILD } from './web-build.ts'

process.env.CHROMIUM = await ensureChromium()

await runSteps([
  ...FAST_STEPS,
  vitest('server'),
  vitest('kit'),
  WEB_BUILD,
  {
    name: 'Journeys in a browser',
    command: () => ['playwright', 'test', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    count: countPlaywright,
  },
])
