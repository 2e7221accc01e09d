/**
 * node training/weigh-words.ts FOLDER OUT [DRAWS WRITER…]: what `fit_verification.py` fits the verification of a dictation on. The pages of
 * FOLDER (`truth.json`: file, writer, lines) are read as copies of a dictation in which one word in five differs from what the
 * page says: the ink is a real word, the word expected there is another. OUT holds one row an expected word and draw.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv, exit } from 'node:process'
import { misspellingsOf } from '../src/domain/copy/text/misspelling-candidates.ts'
import { wordsOf } from '../src/domain/copy/text/text-words.ts'
import { newRandom, type Random } from '../src/domain/random.ts'
import {
  type HandwrittenLine,
  readHandwritingBy,
} from '../src/photos/handwriting/handwriting-recognition.ts'
import { startLineNetwork } from '../src/photos/handwriting/line-network.ts'
import { decodePhoto } from '../src/photos/preprocessing/photo-decoding.ts'
import { preprocessPage } from '../src/photos/preprocessing/preprocess-page.ts'
import { weighPage } from '../src/photos/verification/verify-page.ts'

interface TruthPage {
  readonly file: string
  readonly writer: string
  readonly lines: readonly (string | { readonly text: string })[]
}

/** How an expected word differs from the ink: a misspelling that is thought of, any other slip, another word, not written. */
type Change = 'none' | 'misspelling' | 'slip' | 'word' | 'missing'

interface ExpectedWord {
  readonly text: string
  readonly change: Change
}

/** Of the words: changed; left out of the dictation, which the page then has in excess; dictated besides. */
const CHANGED = 0.2
const IN_EXCESS = 0.01
const MISSING = 0.01
/** Of the changed ones. */
const MISSPELLINGS = 0.7
const SLIPS = 0.25

const LETTERS = [...'eaisnrtoulcdmpévgbfqh']

function slip(word: string, random: Random): string {
  const letters = [...word]
  const at = random.whole(0, letters.length - 1)
  const kind = random.next()
  const letter = kind < 1 / 3 ? [] : [random.pick(LETTERS)]
  return letters.toSpliced(at, kind < 2 / 3 ? 1 : 0, ...letter).join('')
}

function isOneWord(form: string): boolean {
  return !form.includes(' ')
}

function changed(word: string, all: readonly string[], random: Random): ExpectedWord {
  const kind = random.next()
  if (kind < MISSPELLINGS)
    return { text: random.pick(misspellingsOf(word).filter(isOneWord)), change: 'misspelling' }
  if (kind < MISSPELLINGS + SLIPS) return { text: slip(word, random), change: 'slip' }
  return { text: random.pick(all), change: 'word' }
}

function expectedWords(page: readonly string[], all: readonly string[], random: Random) {
  return page.flatMap((word): ExpectedWord[] => {
    const draw = random.next()
    if (draw < IN_EXCESS) return []
    const missing = { text: random.pick(all), change: 'missing' } as const
    const other = random.next() < CHANGED ? changed(word, all, random) : undefined
    const kept =
      other && other.text !== word && other.text !== ''
        ? other
        : { text: word, change: 'none' as const }
    return draw < IN_EXCESS + MISSING ? [missing, kept] : [kept]
  })
}

async function readLines(path: string): Promise<HandwrittenLine[]> {
  const decoded = await decodePhoto(await readFile(path))
  if (!decoded.ok) throw new Error(`${path}: ${decoded.refusal.kind}`)
  const lines: HandwrittenLine[] = []
  for await (const line of read(preprocessPage(decoded.value.image, 0).lines)) lines.push(line)
  return lines
}

const [folder, out, draws = '4', ...writers] = argv.slice(2)
if (folder === undefined || out === undefined) {
  process.stderr.write('usage: node training/weigh-words.ts FOLDER OUT [DRAWS WRITER…]\n')
  exit(2)
}
const score = await startLineNetwork()
// What is weighed is the ink: the language would say nothing of it.
const read = readHandwritingBy(async () => ({ score, language: () => 0 }))
const random = newRandom(1)
const truth = JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8')) as TruthPage[]
const pages = truth.filter(({ writer }) => writers.length === 0 || writers.includes(writer))
const textOf = ({ lines }: TruthPage): string =>
  lines.map((line) => (typeof line === 'string' ? line : line.text)).join('\n')
const all = [...new Set(pages.flatMap((page) => wordsOf(textOf(page)).map(({ text }) => text)))]
const rows: object[] = []
for (const page of pages) {
  const lines = await readLines(join(folder, page.file))
  const written = wordsOf(textOf(page)).map(({ text }) => text)
  for (let draw = 0; draw < Number(draws); draw += 1) {
    const expected = expectedWords(written, all, random)
    const weighed = weighPage(
      expected.map(({ text }) => text),
      lines,
    ).flat()
    for (const [index, word] of expected.entries()) {
      const found = weighed.filter(({ span }) => span.word === index)
      const each = found.length === 0 ? [undefined] : found.map(({ evidence }) => evidence)
      rows.push(...each.map((evidence) => ({ writer: page.writer, ...word, ...evidence })))
    }
  }
  process.stderr.write(`${page.file}: ${lines.length} lines\n`)
}
await writeFile(out, JSON.stringify(rows))
