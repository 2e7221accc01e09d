/** What the reader is compared with: tesseract.js as it comes, and the tesseract command where it is installed. */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import tesseract from 'tesseract.js'

export interface ReferenceEngine {
  readonly name: string
  /** Text of the photo at this path. */
  readonly read: (path: string) => Promise<string>
  readonly close: () => Promise<unknown>
}

const run = promisify(execFile)

async function scriptEngine(): Promise<ReferenceEngine> {
  const find = createRequire(import.meta.url).resolve
  const langPath = join(dirname(find('@tesseract.js-data/fra/package.json')), '4.0.0_best_int')
  const options = { langPath, cacheMethod: 'none' } as const
  const worker = await tesseract.createWorker('fra', tesseract.OEM.LSTM_ONLY, options)
  return {
    name: 'tesseract.js',
    read: async (path) => (await worker.recognize(path)).data.text,
    close: () => worker.terminate(),
  }
}

/** Undefined where the command or its French data are not installed. */
async function commandEngine(): Promise<ReferenceEngine | undefined> {
  try {
    const { stdout } = await run('tesseract', ['--list-langs'])
    if (!/^fra$/mu.test(stdout)) return undefined
  } catch {
    return undefined
  }
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
  return {
    name: 'tesseract',
    read: async (path) => (await run('tesseract', [path, 'stdout', '-l', 'fra'], { env })).stdout,
    close: async () => undefined,
  }
}

export async function openReferenceEngines(): Promise<ReferenceEngine[]> {
  const command = await commandEngine()
  return [await scriptEngine(), ...(command ? [command] : [])]
}
