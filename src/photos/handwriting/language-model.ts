/**
 * Which letter follows which in a child's French: a character n-gram model, smoothed as Witten and Bell (1991) do. It makes
 * likely words of letters that the ink leaves open; `training/language-model.ts` counts it from the product's own dictations.
 */
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

/** Natural logarithm of the probability of `letter` after `context`, whose last letters count. A line begins and ends with a space. */
export type LetterLogProbability = (context: string, letter: string) => number

interface Followers {
  readonly letters: string
  readonly counts: readonly number[]
  readonly total: number
}

/** What a letter that was never seen anywhere is worth: one in as many as are written. */
const FLOOR = 1 / 110

function parseFollowers(line: string): Followers {
  const [letters = '', numbers = ''] = line.split('\t')
  const counts = numbers.split(' ').map(Number)
  return { letters, counts, total: counts.reduce((sum, count) => sum + count, 0) }
}

/** One context a line: it, the letters seen after it, and how often each, parted by tabs. The first line is the longest context's length. */
export function parseLanguageModel(text: string): LetterLogProbability {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const longest = Number(head)
  const written = new Map(
    lines.map((line) => {
      const end = line.indexOf('\t')
      return [line.slice(0, end), line.slice(end + 1)]
    }),
  )
  // A page asks for one context in twenty: each is parsed when it is.
  const parsed = new Map<string, Followers>()
  const after = (context: string): Followers | undefined => {
    const known = parsed.get(context)
    const line = known ? undefined : written.get(context)
    if (line === undefined) return known
    const followers = parseFollowers(line)
    parsed.set(context, followers)
    return followers
  }
  return (context, letter) => {
    let probability = FLOOR
    for (let length = 0; length <= Math.min(longest, context.length); length += 1) {
      const seen = after(context.slice(context.length - length))
      if (seen === undefined) break
      const kinds = seen.counts.length
      const count = seen.counts[seen.letters.indexOf(letter)] ?? 0
      probability = (count + kinds * probability) / (seen.total + kinds)
    }
    return Math.log(probability)
  }
}

const MODEL = new URL('../../../data/handwriting/language-model.gz', import.meta.url)

export async function loadLanguageModel(): Promise<LetterLogProbability> {
  return parseLanguageModel(gunzipSync(await readFile(MODEL)).toString('utf8'))
}
