/** Why a word is spelt as it is, as data: a rule, a word of its family, words written alike, a way to remember it. */

/** Letters by which a copy differs from the word: what stands there, and what should. */
export interface LetterDifference {
  readonly kind: 'missing' | 'extra' | 'swapped' | 'replaced' | 'order'
  readonly expected: string
  readonly written: string
  /** What stands on either side of an extra letter, where the syllable has that letter elsewhere: b and r of «birioche». */
  readonly between?: readonly [before: string, after: string]
}

type Word = { readonly expected: string }

/** Letters whose sound depends on their neighbours. */
export type LetterValue =
  | 'double-s'
  | 'single-s'
  | 'voiced-s'
  | 'voiced-sion'
  | 'soft-g'
  | 'hard-g'
  | 'kept-u'
  | 'plain-g'
  | 'plain-soft-g'
  | 'read-gu'
  | 'soft-c'
  | 'voiced-cedilla'
  | 'cedilla'
  | 'lone-c'
  | 'plain-c'
  | 'hard-c'
  | 'hard-cue'
  | 'hard-gue'
  | 'one-u'
  | 'final-ge'
  | 'front-g'
  | 'plain-soft-c'
  | 'plain-s'
  | 'soft-ge'
  | 'read-k'
  | 'c-behind-accent'
  | 'plain-k'
  | 'rare-k'
  | 'rare-ck'
  | 'one-x'
  | 'first-s'
  | 'cu-vowel'
  | 'x-then-c'
  | 'ill-behind-a'
  | 'ill-behind-e'
  | 'front-c'
  | 'usual-s'
  | 'gn-alone'
  | 'y-as-two-i'
  | 'ill-behind-ou'

/** `twice`: whether the word has the consonant twice. */
type Doubled = Word & { readonly letter: string; readonly twice: boolean }

export type SpellingExplanation =
  /** `relative`: a related word in which the letter is heard (petit, petite). */
  | (Word & { readonly kind: 'silent-letter'; readonly letter: string; readonly relative: string })
  /** `family`: a word of the family in which the spelling is kept. */
  | (Word & { readonly kind: 'family'; readonly letters: string; readonly family: string })
  /** `like`: usual words with the same letters at the same place. */
  | (Word & {
      readonly kind: 'alike'
      readonly letters: string
      readonly place: 'start' | 'middle' | 'end'
      readonly like: readonly string[]
      /** Letters that only the copy has. */
      readonly extra: string | null
    })
  | (Word & { readonly kind: 'm-before-mbp'; readonly like: readonly string[] })
  | (Word & { readonly kind: 'adverb-ending'; readonly adjective: string; readonly ending: string })
  /** `last`: the letter of the word before that is heard as `letter`. */
  | (Word & {
      readonly kind: 'liaison'
      readonly letter: string
      readonly last: string
      readonly before: string
      /** An aspirated h stands first: no liaison is made there. */
      readonly isRefused: boolean
      /** The sound is that of a word that does not stand there: «un» of «un ours», for «petits nours». */
      readonly isElsewhere: boolean
      /** The letters that write its first sound: «oi» of «oiseau». */
      readonly start: string
    })
  | (Word & {
      readonly kind: 'syllables'
      readonly syllables: string
      /** The one that holds all that differs; null for a word of one. */
      readonly syllable: string | null
      readonly difference: LetterDifference | null
      /** The syllables of the copy, where it has more of them, or fewer. */
      readonly copied: string | null
      /** Those of the word that are said otherwise in the copy, with what it has there. */
      readonly others?: readonly { readonly own: string; readonly copied: string }[]
      /** Whether the ear finds it. */
      readonly isHeard: boolean
    })
  /** `letters` of the word that are not heard when the copy, `read`, is said aloud. */
  | (Word & {
      readonly kind: 'missing-sound'
      readonly read: string
      readonly letters: string
      readonly syllables: string
    })
  /** «innocant»: `letter`, c or g, is read otherwise before `wrong`. */
  | (Word & {
      readonly kind: 'letter-turned'
      readonly read: string
      readonly letter: string
      readonly right: string
      readonly wrong: string
    })
  /** Another word, which does not sound alike: what the two are. */
  | (Word & {
      readonly kind: 'near-word'
      readonly read: string
      readonly meaning: string
      readonly other: string
    })
  /** Two letters that look alike, or sound alike: b and d, f and v. */
  | (Word & {
      readonly kind: 'confusion'
      readonly right: string
      readonly wrong: string
      readonly sort: 'shape' | 'sound'
      readonly syllables: string
    })
  | (Word & {
      readonly kind: 'no-final-letter'
      readonly letters: string
      readonly like: readonly string[]
      /** A masculine noun with an e. */
      readonly isMasculine: boolean
      /** A verb that agrees with nobody. */
      readonly isInfinitive?: true
    })
  /** «porte» of «porte-clés». */
  | (Word & { readonly kind: 'verb-of-compound'; readonly whole: string; readonly verb: string })
  | (Word & {
      readonly kind: 'invariable'
      readonly letter: string
      readonly like: readonly string[]
    })
  | (Word & { readonly kind: 'heard-by-e'; readonly letter: string })
  /** «mote»: with e, the last letter would be heard. */
  | (Word & { readonly kind: 'unheard-e'; readonly written: string; readonly letter: string })
  /** «miele»: the last letter is heard without e. */
  | (Word & { readonly kind: 'heard-already'; readonly letter: string })
  /** «biberon» without its e, as it is often said: the syllable that holds it. */
  | (Word & { readonly kind: 'said-e'; readonly syllables: string; readonly syllable: string })
  /** An h that nobody hears, by where it stands: what shows it, or words that have it too. */
  | (Word & {
      readonly kind: 'silent-h'
      readonly place: 'refusing' | 'first' | 'between'
      /** A noun with its article, «la haine»; the syllables around an h between vowels. */
      readonly shown: string
      readonly like: readonly string[]
    })
  /** «orphelin», «python», «oxygène», «klaxon»: letters that words from Greek, or from elsewhere, have. */
  | (Word & {
      readonly kind: 'rare-letters'
      readonly letters: 'ph' | 'th' | 'rh' | 'ch' | 'sc' | 'y' | 'k' | 'z'
      readonly like: readonly string[]
    })
  /** `behind`: the letter before it, '' at the start. */
  | (Word & {
      readonly kind: 'hidden-letter'
      readonly letter: string
      readonly behind: string
      readonly syllables: string
    })
  | (Word & {
      readonly kind: 'feminine-e'
      readonly letters: string
      readonly like: readonly string[]
    })
  /** «mangeons», «guitare», «leçon», «accueil»: `letters` write the sound that the copy, `read` aloud, loses. */
  | (Word & {
      readonly kind: 'letter-value'
      readonly value: LetterValue
      readonly read: string
      readonly letters: string
      /** Infinitive of a verb. */
      readonly verb: string | null
      readonly like: readonly string[]
    })
  /** A consonant written once or twice, told by the e before it, a prefix, the noun in -on, words written alike. */
  | (Doubled & { readonly kind: 'doubled-e'; readonly read: string })
  | (Doubled & {
      readonly kind: 'doubled-prefix'
      readonly start: string
      readonly like: readonly string[]
    })
  | (Doubled & { readonly kind: 'doubled-on'; readonly base: string })
  /** «salade», «sport», «solution», «compliment»: once, in every such word or nearly. */
  | (Doubled & {
      readonly kind: 'never-doubled'
      readonly where: 'letter' | 'ahead' | 'tion' | 'ment'
    })
  /** «écharpe»: once, behind another consonant. */
  | (Doubled & { readonly kind: 'doubled-behind'; readonly before: string })
  | (Doubled & {
      readonly kind: 'doubled'
      readonly like: readonly string[]
      /** The letter with its neighbours, where the word has it elsewhere too. */
      readonly piece: string | null
      /** As dictated. */
      readonly word: string
    })
  /** «un réveil», «une abeille». */
  | (Word & { readonly kind: 'il-ending'; readonly gender: 'm' | 'f'; readonly ending: string })
  /** «dernier», of which the feminine lets the r be heard. */
  | (Word & { readonly kind: 'feminine-er'; readonly feminine: string })
  /** The usual way to write a sound, where the copy has the rarer `written`; `isFirst`: at the start of the word. */
  | (Word & {
      readonly kind: 'usual-grapheme'
      readonly letters: string
      readonly written: string
      readonly like: readonly string[]
      readonly isFirst: boolean
    })
  /** «admiration», written with s. */
  | (Word & { readonly kind: 'tion-ending'; readonly like: readonly string[] })
  /** «blessé», written «blaissé»; `letters`: the consonants behind the e. */
  | (Word & { readonly kind: 'e-before-two'; readonly letters: string })
  /** «nuageux», of which the feminine ends with -euse. */
  | (Word & { readonly kind: 'eux-ending'; readonly feminine: string })
  /** A way to remember this very word, from `data/memory-hooks.tsv`. */
  | (Word & {
      readonly kind: 'memory'
      readonly hook: string
      /** The hook is one of a word of its family. */
      readonly ofFamily?: true
    })
  /** What no ear finds and nothing reminds of: to be learnt by eye. */
  | (Word & {
      readonly kind: 'by-eye'
      readonly word: string
      readonly letters: string
      readonly extra: string | null
      /** What the copy has in the place of the letters. */
      readonly instead: string | null
      readonly syllables: string
    })
