/** What is said of an error to a child: the reason and a manipulation, as data. A class without a sure reason has none. */

/** Which letters make the sound that was heard; in the order in which they are tried. */
export const GRAPHEME_CHOICES = [
  'm-before-mbp',
  'double-consonant',
  's-sound',
  'g-sound',
  'j-sound',
  'k-sound',
  'f-sound',
  'o-sound',
  'an-sound',
  'in-sound',
  'e-sound',
  'y-sound',
  'yod-sound',
  'silent-h',
] as const

export type GraphemeChoice = (typeof GRAPHEME_CHOICES)[number]

export type AccentSign = 'acute' | 'grave' | 'circumflex' | 'diaeresis' | 'cedilla'

/**
 * What a homophone is where it stands, where one word has several reasons: «leur» before a noun or a verb, «ce» before a noun, «que» or
 * the verb être. `other` is a use of which only what holds everywhere is said, `noun` one of which nothing is.
 */
export const HOMOPHONE_USES = [
  'determiner',
  'pronoun',
  'possessive',
  'noun',
  'intensity',
  'relative',
  'plural',
  'expression',
  'other',
] as const

export type HomophoneUse = (typeof HOMOPHONE_USES)[number]

export type ErrorExplanation =
  | { readonly kind: 'forgotten'; readonly expected: string }
  | { readonly kind: 'cut'; readonly expected: string }
  | { readonly kind: 'apostrophe'; readonly expected: string }
  | { readonly kind: 'hyphen'; readonly expected: string }
  | { readonly kind: 'sentence-capital' }
  | { readonly kind: 'name-capital'; readonly expected: string }
  | { readonly kind: 'no-capital'; readonly expected: string }
  /** `changesSound`: «e» for «é» is another sound, «i» for «î» is not. */
  | {
      readonly kind: 'accent'
      readonly expected: string
      readonly sign: AccentSign
      readonly letter: string
      readonly changesSound: boolean
    }
  | { readonly kind: 'accent-too-many'; readonly expected: string }
  /** A homophone that every class knows: `expected` in lower case and its use are the key of its manipulation. */
  | {
      readonly kind: 'grammatical-homophone'
      readonly expected: string
      readonly written: string
      /** null where the word has one reason only. */
      readonly use: HomophoneUse | null
    }
  /** «on n'a pas»: the n' is not heard; `negation` is the second word of it. */
  | { readonly kind: 'negation'; readonly expected: string; readonly negation: string }
  | { readonly kind: 'no-negation'; readonly expected: string }
  /** «tous les enfants», «eux-mêmes»: what decides on the mark. */
  | { readonly kind: 'agrees-with-group'; readonly expected: string; readonly group: string }
  /** «même les petits»: an adverb. */
  | { readonly kind: 'adverb'; readonly expected: string }
  | { readonly kind: 'other-word'; readonly expected: string; readonly written: string }
  | {
      readonly kind: 'plural'
      readonly expected: string
      readonly determiner: string
      readonly ending: string
    }
  | { readonly kind: 'singular'; readonly expected: string; readonly determiner: string }
  | { readonly kind: 'feminine'; readonly expected: string; readonly noun: string }
  | { readonly kind: 'masculine'; readonly expected: string; readonly noun: string }
  | {
      readonly kind: 'subject-verb'
      readonly expected: string
      readonly subject: string
      readonly ending: string
    }
  | { readonly kind: 'infinitive'; readonly expected: string; readonly written: string }
  | { readonly kind: 'participle'; readonly expected: string; readonly written: string }
  | { readonly kind: 'tense-ending'; readonly expected: string; readonly tense: string }
  /** `relative` is a word in which the letter is heard: petit, petite. */
  | {
      readonly kind: 'silent-letter'
      readonly expected: string
      readonly letter: string
      readonly relative: string
    }
  | { readonly kind: 'grapheme'; readonly expected: string; readonly choice: GraphemeChoice }
  /** An adjective or a participle after «être». */
  | { readonly kind: 'agrees-with-subject'; readonly expected: string; readonly subject: string }
  | { readonly kind: 'participle-with-avoir'; readonly expected: string }
  /** Letters that were put at the end and do not belong there. */
  | { readonly kind: 'no-final-letter'; readonly expected: string; readonly letters: string }
  | { readonly kind: 'invariable'; readonly expected: string; readonly letter: string }
  /** «vite»: without its e the t would not be heard. */
  | { readonly kind: 'heard-by-e'; readonly expected: string; readonly letter: string }
  | { readonly kind: 'learnt-final-letter'; readonly expected: string; readonly letter: string }
  /** «poisson» and «poison»: s between two vowels. */
  | { readonly kind: 'double-s'; readonly expected: string }
  | { readonly kind: 'single-s'; readonly expected: string }
  /** «mangeons»: g before a, o and u. */
  | { readonly kind: 'soft-g'; readonly expected: string }
