import { errorMessage, OperatorError } from '../errors.ts'
import { createLog, type Log, lineWriter } from '../log.ts'
import { type Env, loadEnv } from './env.ts'
import { createShutdownHooks, type ShutdownHooks } from './shutdown-hooks.ts'
import { startUp } from './start-up.ts'

const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

function complain(text: string): void {
  process.stderr.write(`${text}\n`)
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    // `on`, not `once`: an impatient second Ctrl-C must not cut the stop that the first one asked for.
    for (const signal of STOP_SIGNALS) process.on(signal, () => resolve())
  })
}

function tellFailure(error: unknown, log: Log): void {
  if (error instanceof OperatorError) {
    complain(error.message)
  } else {
    const stack = error instanceof Error ? error.stack : undefined
    log.error('start-failed', { reason: errorMessage(error), stack })
  }
}

/** Serves until a stop signal or the end of the database; resolves with the exit status. */
async function serve(env: Env, log: Log, shutdown: ShutdownHooks): Promise<number> {
  const stopAsked = stopSignal()
  const start = env.role === 'reader' ? (await import('./start-reader.ts')).startReader : startUp
  const { lines, databaseEnded } = await start(env, log, shutdown)
  process.stdout.write(`${lines.join('\n')}\n`)
  return Promise.race([stopAsked.then(() => 0), databaseEnded.then(() => 1)])
}

export async function runServer(): Promise<number> {
  // Whoever reads the log may go away; the server stays.
  process.stdout.on('error', () => undefined)
  const env = loadEnv()
  if (env === undefined) return 1
  const log = createLog(env.logLevel, lineWriter(process.stdout))
  const shutdown = createShutdownHooks(log)
  const status = await serve(env, log, shutdown).catch((error: unknown) => {
    tellFailure(error, log)
    return 1
  })
  await shutdown.runAll()
  return status
}
