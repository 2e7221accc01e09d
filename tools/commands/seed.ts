/** `npm run seed -- --users FILE.json`. */
import { TERMINAL } from '../../src/server/operator/operator-command.ts'
import { runSeed } from '../../src/server/operator/seed-command.ts'

process.exitCode = await runSeed(process.argv.slice(2), TERMINAL)
