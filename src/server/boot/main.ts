/** What `npm start` becomes; nothing else acts when imported. The rest is loaded once this Node is known to be able to run it. */
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'

const NODE_MAJOR_MIN = 24

if (Number.parseInt(process.versions.node, 10) < NODE_MAJOR_MIN) {
  process.stderr.write(`${OPERATOR_TEXTS.nodeTooOld(process.versions.node)}\n`)
  process.exit(1)
}
const { runServer } = await import('./run-server.ts')
process.exit(await runServer())
