/**
 * npm run --silent correct -- --original FILE --written FILE [--level CP]: the comparison without HTTP. Prints the specified score, and
 * every word of the dictation with what answers it on the copy, the classes of its error and, for each class (`errors`), its family,
 * the sentence that explains it to a child of that class (CE2 unless `--level` says otherwise) and what the sentence relies on; then
 * words in excess, and signs of punctuation that differ, which no score counts. `-` is the standard input.
 */
import { readFile } from 'node:fs/promises'
import { exit } from 'node:process'
import { parseArgs } from 'node:util'
import type { AlignedWord } from '../../src/domain/copy/alignment/copy-alignment.ts'
import { alignText } from '../../src/domain/copy/alignment/copy-alignment.ts'
import { copyWords } from '../../src/domain/copy/alignment/copy-words.ts'
import {
  type ExtraWord,
  isPassage,
  isRepeatedPassage,
} from '../../src/domain/copy/alignment/extra-words.ts'
import { punctuationFaults } from '../../src/domain/copy/draft/copy-punctuation.ts'
import { type ErrorClass, familyOf } from '../../src/domain/copy/review/error-class.ts'
import { scoreCorrection } from '../../src/domain/copy/text/dictation-score.ts'
import { wordsOf } from '../../src/domain/copy/text/text-words.ts'
import { isLevel, type Level } from '../../src/domain/level.ts'
import type { Language } from '../../src/french/data/language.ts'
import { diagnoseError } from '../../src/french/error-analysis/error-diagnosis.ts'
import {
  analyseExpectedWords,
  type ExpectedWord,
} from '../../src/french/error-analysis/expected-word.ts'
import { loadLanguage } from '../../src/server/language-worker/load-language.ts'
import { PIECE_EXPLANATIONS } from '../../src/texts/corrections/copy-errors.ts'
import { explanationText } from '../../src/texts/corrections/error-explanations.ts'
import {
  extraWordExplanation,
  punctuationExplanation,
} from '../../src/texts/corrections/sign-explanations.ts'

const USAGE = 'usage: correct --original FILE --written FILE [--level CP|CE1|CE2|CM1|CM2]'

interface Files {
  readonly original: string
  readonly written: string
  readonly level: Level
}

function parseFiles(): Files | undefined {
  try {
    const { values } = parseArgs({
      options: {
        original: { type: 'string' },
        written: { type: 'string' },
        level: { type: 'string', default: 'CE2' },
      },
    })
    const { original, written, level } = values
    return original && written && isLevel(level) ? { original, written, level } : undefined
  } catch {
    return undefined
  }
}

async function readText(path: string): Promise<string> {
  return (await readFile(path === '-' ? '/dev/stdin' : path, 'utf8')).normalize('NFC')
}

interface Reader {
  readonly level: Level
  readonly language: Language
}

/** An error on what answers no word: its class and its sentence. */
function lone(code: ErrorClass, explanation: string): object {
  const error = { class: code, family: familyOf(code), explanation, basis: null }
  return { classes: [code], explanation, errors: [error] }
}

function wordReport(
  words: readonly ExpectedWord[],
  aligned: AlignedWord,
  { level, language }: Reader,
): object {
  const expected = words.map(({ text }) => text).join(' ')
  if (aligned.status === 'moved') {
    const order = lone('ordre', PIECE_EXPLANATIONS.order(expected))
    return { expected, written: aligned.read, status: 'moved', ...order }
  }
  const errors = diagnoseError(words, aligned.read ?? '', language).map(
    ({ code, explanation }) => ({
      class: code,
      family: familyOf(code),
      explanation: explanation === null ? null : explanationText(explanation, level),
      basis: explanation,
    }),
  )
  return {
    expected,
    written: aligned.read,
    status: aligned.status,
    classes: errors.map((error) => error.class),
    explanation: errors[0]?.explanation ?? null,
    errors,
  }
}

/** The word before once more, or a passage of the dictation. */
function isRepeated(
  { text, after }: ExtraWord,
  aligned: readonly AlignedWord[],
  original: string,
): boolean {
  const [written, words] = [wordsOf(text), wordsOf(original)]
  if (written.length > 1 && isPassage(written, words)) return true
  const isSame = aligned[after]?.read?.toLocaleLowerCase('fr') === text.toLocaleLowerCase('fr')
  return isSame || isRepeatedPassage(written, words, after)
}

/** The words of each piece of the copy: one, or several written as one. */
function pieces(words: readonly ExpectedWord[], aligned: readonly AlignedWord[]): ExpectedWord[][] {
  const found: ExpectedWord[][] = []
  for (const [index, word] of words.entries()) {
    const last = found.at(-1)
    if (aligned[index]?.joined && last) last.push(word)
    else found.push([word])
  }
  return found
}

/** The starts of the sentences that the copy leaves out whole: each is one oversight, told once. */
function skippedSentences(
  words: readonly ExpectedWord[],
  aligned: readonly AlignedWord[],
): ReadonlySet<number> {
  const starts = words.map(({ sentence }) => sentence[0]?.start ?? 0)
  const written = new Set(starts.filter((_, index) => aligned[index]?.status !== 'missing'))
  const isLong = ({ sentence }: ExpectedWord): boolean => sentence.length > 2
  return new Set(
    starts.filter((start, index) => !written.has(start) && words[index] && isLong(words[index])),
  )
}

/** A word of a sentence that is left out: the first tells it. */
function skippedReport({ text, place }: ExpectedWord): object {
  const { errors, ...told } = {
    errors: [],
    ...lone('oubli', PIECE_EXPLANATIONS.sentence),
  }
  const report = { expected: text, written: null, status: 'missing', ...told }
  return { ...report, errors: place === 0 ? errors : [] }
}

async function main(files: Files): Promise<void> {
  const [original, written] = await Promise.all([readText(files.original), readText(files.written)])
  const language = loadLanguage()
  const reader = { level: files.level, language }
  const { words: aligned, extras, order } = alignText(original, copyWords([{ text: written }]))
  const starts = aligned.filter((word) => !word.joined)
  const analysed = analyseExpectedWords(original, language)
  const skipped = skippedSentences(analysed, aligned)
  const words = pieces(analysed, aligned).flatMap((piece, index) => {
    const [start, first] = [starts[index], piece[0]]
    if (first && skipped.has(first.sentence[0]?.start ?? 0)) return [skippedReport(first)]
    return start ? [wordReport(piece, start, reader)] : []
  })
  const report = {
    ...scoreCorrection(original, written),
    words,
    // The sentences as the copy orders them, by first and last word.
    ...(order && { order }),
    extras: extras.map((extra) => ({
      text: extra.text,
      after: extra.after,
      ...lone(
        'ajout',
        isRepeated(extra, aligned, original)
          ? PIECE_EXPLANATIONS.repeated
          : extraWordExplanation(extra.text),
      ),
    })),
    punctuation: punctuationFaults(original, written).map((fault) => ({
      ...fault,
      ...lone('ponctuation', punctuationExplanation(fault.expected, fault.written)),
    })),
  }
  process.stdout.write(`${JSON.stringify(report, null, 1)}\n`)
}

const files = parseFiles()
if (files) {
  await main(files).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    exit(1)
  })
} else {
  process.stderr.write(`${USAGE}\n`)
  exit(2)
}
