/** npm run check: the fast half of npm test. */

import { runSteps } from './step-runner.ts'
import { FAST_STEPS } from './suites.ts'

await runSteps(FAST_STEPS)
