/**
 * A list as a hand wrote it: of letters that are no word, the ink says which of the school's words they may be, or that they are
 * none (decision 82). For lists only, which an adult wrote: in a child's copy it would hide the errors.
 */
import type { HandwrittenLine, HandwrittenWord } from '../handwriting/handwriting-recognition.ts'
import {
  type IsKnownWord,
  type LexiconLookup,
  lookUpWords,
  stripPunctuation,
} from '../recognition/lexicon-lookup.ts'
import type { RecognisedLine } from '../recognition/text-recogniser.ts'
import { classesOf, logLikelihood } from '../verification/text-likelihood.ts'
import { wholeSpan } from '../verification/word-evidence.ts'
import { mostProbableWord, type WordTree, wordTree } from './lexicon-search.ts'

/** In natural logarithms: by how much other letters must be more probable than a word to stand. */
const FREE_LETTERS_HANDICAP = 6

/** What is elided before the word, and the word; a capital is a name's. */
const ONE_WORD = /^(?<elided>(?:\p{L}+')?)(?<stem>\p{Ll}{3,})$/u

/** Of a word that the lexicon has put in the place of what was read: an adult looks at it, unless other readings agree. */
const MOST_CONFIDENCE = 50

/** The text with a word of the tree in the place of its letters; undefined where these stand. */
function wordInPlace(
  { scores, words }: HandwrittenLine,
  at: number,
  tree: WordTree,
): string | undefined {
  const word = words[at]
  const bare = stripPunctuation(word?.text ?? '')
  const { elided = '', stem = '' } = ONE_WORD.exec(bare)?.groups ?? {}
  if (!word || stem === '') return undefined
  const room = { from: words[at - 1]?.to ?? 0, to: words[at + 1]?.from ?? scores.steps }
  const span = wholeSpan(scores, word, room)
  const own = classesOf(bare, scores.alphabet)
  const prefix = classesOf(elided, scores.alphabet)
  if (!span || !own || !prefix) return undefined
  const least = logLikelihood(scores, span, own) - FREE_LETTERS_HANDICAP
  const found = mostProbableWord(scores, span, tree, { prefix, least })
  return found === undefined ? undefined : word.text.replace(stem, found)
}

function readLine(
  line: HandwrittenLine,
  isKnown: IsKnownWord,
  tree: WordTree,
): readonly HandwrittenWord[] {
  return line.words.map((word, at) => {
    const text = isKnown(word.text) ? undefined : wordInPlace(line, at, tree)
    const confidence = Math.min(MOST_CONFIDENCE, word.confidence)
    return text === undefined ? word : { ...word, text, confidence }
  })
}

/** The words of each line; those that are French stand. */
export async function throughLexicon(
  lines: readonly HandwrittenLine[],
  lexicon: LexiconLookup,
): Promise<readonly RecognisedLine[]> {
  const texts = lines.flatMap(({ words }) => words.map(({ text }) => text))
  const isKnown = await lookUpWords(texts, lexicon)
  if (texts.every(isKnown)) return lines.map(({ words }) => words)
  const alphabet = lines.find(({ scores }) => scores.steps > 0)?.scores.alphabet ?? []
  const tree = wordTree(await lexicon('all', 'school'), alphabet)
  return lines.map((line) => readLine(line, isKnown, tree))
}
