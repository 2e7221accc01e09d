/**
 * npm run --silent read-photo -- [--kind words|dictation] FILE…: the photo reader without HTTP. Prints one JSON array on
 * stdout, one object a file in their order; mistakes go to stderr. Each file waits its turn, however many there are.
 */
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { exit } from 'node:process'
import { parseArgs } from 'node:util'
import { PHOTO_PURPOSES, type PhotoPurpose } from '../../src/domain/photo/photo.ts'
import { createPhotoReader, type PhotoReader } from '../../src/photos/pool/photo-reader.ts'
import { knownWords } from '../../src/server/language-worker/load-language.ts'

const USAGE = 'usage: read-photo [--kind words|dictation] FILE…'

/** No file is given to the reader before a process is free for it. */
const MAX_WAIT_MS = 1000

interface Request {
  readonly purpose: PhotoPurpose
  readonly files: readonly string[]
}

function parseRequest(): Request | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: { kind: { type: 'string', default: 'words' } },
      allowPositionals: true,
    })
    const purpose = PHOTO_PURPOSES.find((known) => known === values.kind)
    return purpose && positionals.length > 0 ? { purpose, files: positionals } : undefined
  } catch {
    return undefined
  }
}

async function readOne(reader: PhotoReader, file: string, purpose: PhotoPurpose): Promise<object> {
  const empty = { file, text: '', words: [], tokens: [], ms: 0 }
  const bytes = await readFile(file).catch(() => undefined)
  if (bytes === undefined) return { ...empty, refused: 'file-not-found' }
  const outcome = await reader.read(bytes, { purpose })
  if (!outcome.ok) return { ...empty, refused: outcome.refusal.kind }
  const { text, entries, tokens, ms, width, height } = outcome.value
  return {
    file,
    text,
    words: entries.map((entry) => entry.text),
    doubtful: entries.filter((entry) => entry.doubtful).map((entry) => entry.text),
    tokens,
    ms,
    width,
    height,
  }
}

/** Where a process could not be started, or was killed, the machine was busy: the file is tried again when all are done. */
function hasFailed(answer: object): boolean {
  return 'refused' in answer && answer.refused === 'reading-failed'
}

/** Each process takes the next file when it has done one. */
async function readAll(
  reader: PhotoReader,
  { files, purpose }: Request,
  processes: number,
): Promise<object[]> {
  const answers: object[] = []
  const next = files.entries()
  const work = async (): Promise<void> => {
    for (const [i, file] of next) answers[i] = await readOne(reader, file, purpose)
  }
  await Promise.all(Array.from({ length: processes }, work))
  for (const [i, file] of files.entries()) {
    if (hasFailed(answers[i] ?? {})) answers[i] = await readOne(reader, file, purpose)
  }
  return answers
}

async function main(asked: Request): Promise<void> {
  const processes = Math.min(asked.files.length, availableParallelism())
  const reader = createPhotoReader({
    processes,
    maxQueue: 0,
    maxWaitMs: MAX_WAIT_MS,
    lexicon: knownWords,
  })
  const answers = await readAll(reader, asked, processes)
  await reader.close()
  process.stdout.write(`${JSON.stringify(answers)}\n`)
}

const request = parseRequest()
if (request) await main(request)
else {
  process.stderr.write(`${USAGE}\n`)
  exit(2)
}
