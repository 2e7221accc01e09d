/** npm run check: the fast half of npm test. */
import { FAST_STEPS } from './fast-steps.ts'
import { runSteps } from './steps.ts'

await runSteps(FAST_STEPS)
