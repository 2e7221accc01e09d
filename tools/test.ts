/** npm test: every check, the fast ones first. Its last line is `N passed, N failed`. */
import { ensureChromium } from './chromium.ts'
import { FAST_STEPS, vitest } from './fast-steps.ts'
import { countPlaywright, runSteps } from './steps.ts'

process.env.CHROMIUM = await ensureChromium()

await runSteps([
  ...FAST_STEPS,
  vitest('server'),
  vitest('kit'),
  {
    name: 'Web build',
    command: () => ['sh', '-euc', '. tools/install.sh; . tools/build-web.sh'],
  },
  {
    name: 'Journeys in a browser',
    command: () => ['playwright', 'test', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    count: countPlaywright,
  },
])
