/** `npm run backup -- FILE`. */
import { runBackup } from '../../src/server/operator/backup-command.ts'
import { TERMINAL } from '../../src/server/operator/operator-command.ts'

process.exitCode = await runBackup(process.argv.slice(2), TERMINAL)
