/** `npm run restore -- FILE`. */
import { runRestore } from '../../src/server/operator/backup-command.ts'
import { TERMINAL } from '../../src/server/operator/operator-command.ts'

process.exitCode = await runRestore(process.argv.slice(2), TERMINAL)
