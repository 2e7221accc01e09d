/**
 * node training/language-model.ts OUT: counts which letter follows which in dictations that the product writes for words of its
 * tables, one word in seven misspelt as children misspell, so that a misspelling is a likely word too. OUT is what
 * `src/photos/handwriting/language-model.ts` reads. Some minutes of one core; the same file each time for the same data.
 */
import { writeFile } from 'node:fs/promises'
import { argv, exit } from 'node:process'
import { gzipSync } from 'node:zlib'
import { misspellingsOf } from '../src/domain/copy/text/misspelling-candidates.ts'
import { LEVELS } from '../src/domain/level.ts'
import { newRandom } from '../src/domain/random.ts'
import { writeDictation } from '../src/french/generation/write-dictation.ts'
import { loadLanguage } from '../src/server/language-worker/load-language.ts'

const DICTATIONS = 4000
const WORDS = 5
const SENTENCES = 7
const MISSPELT = 1 / 7

/** Letters before the one that is counted. */
const LONGEST_CONTEXT = 5

/** What follows a context that was seen less often is no evidence. */
const MIN_SEEN = 2

const [out] = argv.slice(2)
if (out === undefined) {
  console.error('node training/language-model.ts OUT')
  exit(2)
}

const language = loadLanguage()
const random = newRandom(1)
const { nounForms, adjectives, verbs, functionWords } = language
const words = [nounForms, adjectives, verbs, functionWords].flatMap((of) => [...of.keys()])

function* dictatedSentences(): Generator<string> {
  for (let at = 0; at < DICTATIONS; at += 1) {
    const level = LEVELS[at % LEVELS.length] ?? 'CE2'
    const given = Array.from({ length: WORDS }, () => random.pick(words))
    const request = { level, words: given, length: SENTENCES, theme: '', pedagogicalGoals: [] }
    for (const { text } of writeDictation(request, language, at).sentences) yield text
  }
}

function asWritten(sentence: string): string {
  return sentence.replace(/\p{L}{2,}/gu, (word) =>
    random.next() < MISSPELT ? random.pick([...misspellingsOf(word)]) : word,
  )
}

const contexts = new Map<string, Map<string, number>>()

function count(line: string): void {
  const text = ` ${line} `
  for (let at = 1; at < text.length; at += 1) {
    for (let length = 0; length <= Math.min(LONGEST_CONTEXT, at); length += 1) {
      const context = text.slice(at - length, at)
      const seen = contexts.get(context) ?? new Map<string, number>()
      const letter = text.charAt(at)
      seen.set(letter, (seen.get(letter) ?? 0) + 1)
      contexts.set(context, seen)
    }
  }
}

// As the network writes: straight apostrophes, one space.
for (const sentence of dictatedSentences()) {
  count(asWritten(sentence).replace(/’/gu, "'").replace(/\s+/gu, ' '))
}

const lines = [...contexts]
  .filter(([, seen]) => [...seen.values()].reduce((sum, one) => sum + one, 0) >= MIN_SEEN)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(
    ([context, seen]) =>
      `${context}\t${[...seen.keys()].join('')}\t${[...seen.values()].join(' ')}`,
  )
await writeFile(out, gzipSync(`${LONGEST_CONTEXT}\n${lines.join('\n')}\n`, { level: 9 }))
console.error(`${lines.length} contexts`)
