/** The words of a copy as they were read, with what tells where each comes from. */
import { ILLEGIBLE_TEXT, type WordVerification } from '../../photo/photo.ts'
import { type BoundingBox, boxAround } from '../../photo/word-location.ts'
import { comparisonKey, withoutPunctuation, wordsOf } from '../text/text-words.ts'
import { TYPED_CONFIDENCE } from './reading-doubt.ts'

export interface CopyWord {
  readonly text: string
  readonly key: string
  /** Index of the token; one token may hold several words («danger.Quand»). */
  readonly token: number
  /** 0 to 100, or TYPED_CONFIDENCE. */
  readonly confidence: number
  readonly box: BoundingBox | null
  /** What another reading has instead. */
  readonly other?: string | undefined
  /** Whether it was verified against the dictation; absent where it was not. */
  readonly verification?: WordVerification | undefined
  /** A hyphen at the end of a line follows: the next word may be its end. */
  readonly isBroken?: true
}

/** A token without confidence was typed. */
export interface ReadToken {
  readonly text: string
  readonly confidence?: number
  readonly box?: BoundingBox | null
  /** What another reading has instead. */
  readonly other?: string | undefined
  readonly verification?: WordVerification | undefined
}

/** Seen on the photo but not read: equally distant from every word. */
const UNREAD = { text: '', key: '', end: 0 } as const

const HYPHEN_AND_SPACE = /^[-\u2010-\u2015\u2212](?:\s|$)/u

const ELIDED = /^(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['\u2019]$/iu

/** The ink of a word holds the mark that is written against it; the text has that mark already. */
function ofWordAlone(verification: WordVerification | undefined): WordVerification | undefined {
  if (verification?.proposal === undefined) return verification
  const { proposal, ...verified } = verification
  const word = withoutPunctuation(proposal)
  return word === '' ? verified : { ...verified, proposal: word }
}

function wordsOfToken(token: ReadToken, index: number): CopyWord[] {
  const read = token.text.normalize('NFC')
  const words = read.startsWith(ILLEGIBLE_TEXT) ? [UNREAD] : wordsOf(read)
  return words.map(({ text, key, end }) => ({
    text,
    key,
    token: index,
    confidence: token.confidence ?? TYPED_CONFIDENCE,
    box: token.box ?? null,
    other: token.other,
    verification: ofWordAlone(token.verification),
    ...(HYPHEN_AND_SPACE.test(read.slice(end)) && { isBroken: true }),
  }))
}

/** «l'» and «école» are one word, whatever space stands between them. */
function joinElided(elided: CopyWord, word: CopyWord): CopyWord {
  const text = `${elided.text}'${word.text}`
  const boxes = [elided.box, word.box].filter((box) => box !== null)
  return {
    ...word,
    text,
    key: comparisonKey(text),
    confidence: Math.min(elided.confidence, word.confidence),
    verification: elided.verification && word.verification && { isSure: false },
    box: boxAround(boxes) ?? null,
  }
}

export function copyWords(tokens: readonly ReadToken[]): CopyWord[] {
  const words: CopyWord[] = []
  let elided: CopyWord | undefined
  for (const [index, token] of tokens.entries()) {
    const [first, ...others] = wordsOfToken(token, index)
    if (!first) continue
    const whole: CopyWord = elided ? joinElided(elided, first) : first
    elided = ELIDED.test(token.text) ? whole : undefined
    words.push(...(elided ? [] : [whole, ...others]))
  }
  return elided ? [...words, elided] : words
}
