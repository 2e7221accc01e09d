/** The tags of the part-of-speech tagger: natures, with what agrees (number, person) where the neighbours tell it. */
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Analysis, VerbForm } from '../morphology/features.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'
import type { Token } from '../sentence.ts'

/**
 * Nature in capitals, then person and number: `N`oun, proper `L`, `A`djective, `D`eterminer, `V`erb (avoir `H`, être `E`), `VI`nfinitive,
 * participle `VK`, present participle `VG`, subject pronoun `S`, clitic `O`, other pronoun `Z`, relative `Q`, `P`reposition,
 * adve`R`b, negation `RN`, coordination `CC`, subordination `CS`, `I`nterjection; `.` ends a sentence, `,` parts it.
 */
export type WordTag = string

/** Of the pronouns that may be subjects. */
export const SUBJECT_TAGS: ReadonlyMap<string, WordTag> = new Map(
  Object.entries({
    je: 'S1s',
    "j'": 'S1s',
    tu: 'S2s',
    il: 'S3s',
    elle: 'S3s',
    on: 'S3s',
    ce: 'S3c',
    "c'": 'S3c',
    nous: 'S1p',
    vous: 'S2p',
    ils: 'S3p',
    elles: 'S3p',
  }),
)
const CLITICS = new Set("me m' te t' se s' le la l' les lui leur y en nous vous".split(' '))
const RELATIVES = new Set("qui que qu' dont où lequel laquelle lesquels lesquelles".split(' '))
const COORDINATORS = new Set('et ou mais car donc ni or'.split(' '))
const PLURAL_DETERMINERS = new Set(
  'les des ces mes tes ses nos vos leurs aux quelques plusieurs deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent mille quels quelles tous toutes certains certaines'.split(
    ' ',
  ),
)
/** Other pronouns by themselves. */
const PRONOUNS: ReadonlyMap<string, WordTag> = new Map([
  ...'cela ça ceci celui celle rien personne chacun chacune moi toi soi tout lui elle on'
    .split(' ')
    .map((word) => [word, 'Zs'] as const),
  ...'ceux celles eux elles nous vous tous toutes certains plusieurs'
    .split(' ')
    .map((word) => [word, 'Zp'] as const),
])

function determinerTag(word: string): WordTag {
  return PLURAL_DETERMINERS.has(word) || /^\d+$/u.test(word) ? 'Dp' : 'Ds'
}

function conjunctionTag(word: string): WordTag {
  return COORDINATORS.has(word) ? 'CC' : 'CS'
}

function headOf(lemma: string | null): string {
  if (lemma === 'avoir') return 'H'
  return lemma === 'être' ? 'E' : 'V'
}

const OF_NATURE: Readonly<Partial<Record<Nature, WordTag>>> = {
  adverbe: 'R',
  préposition: 'P',
  conjonction: 'CS',
  interjection: 'I',
}

function verbTags(lemma: string, verb: VerbForm): readonly WordTag[] {
  switch (verb.kind) {
    case 'infinitive':
      return ['VI']
    case 'present-participle':
      return ['VG']
    case 'participle':
      return ['VK', `A${verb.number ?? ''}`]
    case 'finite':
      return [`${headOf(lemma)}${verb.person}${verb.number}`]
  }
}

/** Tags of one analysis of the lexicon; a participle may be an adjective. */
export function tagsOfAnalysis({
  lemma,
  nature,
  number,
  verb,
  proper,
}: Analysis): readonly WordTag[] {
  if (verb !== undefined) return verbTags(lemma, verb)
  if (proper !== undefined) return ['L']
  if (nature === 'nom') return [`N${number ?? ''}`]
  if (nature === 'adjectif') return [`A${number ?? ''}`]
  const tag = OF_NATURE[nature]
  return tag === undefined ? [] : [tag]
}

/** Adverbs and conjunctions that no other list has. */
const OTHERS: Readonly<Record<string, readonly WordTag[]>> = {
  ne: ['RN'],
  "n'": ['RN'],
  "qu'": ['CS'],
  "lorsqu'": ['CS'],
  "puisqu'": ['CS'],
  "quoiqu'": ['CS'],
  parce: ['CS'],
  comment: ['R'],
  combien: ['R'],
  pourquoi: ['R'],
  parfois: ['R'],
  soudain: ['R'],
  "d'": ['P', 'Dp'],
  "l'": ['Ds'],
}

function closedNatureTag(word: string): readonly WordTag[] {
  const nature = CLOSED_CLASS_WORDS.get(word)
  if (nature === 'déterminant' || /^\d+$/u.test(word)) return [determinerTag(word)]
  if (nature === 'conjonction') return [conjunctionTag(word)]
  const tag = nature === undefined || word === 'ne' ? undefined : OF_NATURE[nature]
  return tag === undefined ? [] : [tag]
}

/** Tags of a grammatical word, in lower case; none for the others. */
export function tagsOfClosedWord(word: string): readonly WordTag[] {
  const pronouns = [SUBJECT_TAGS.get(word), PRONOUNS.get(word)].filter((tag) => tag !== undefined)
  const clitic = CLITICS.has(word) ? ['O'] : []
  const relative = RELATIVES.has(word) ? ['Q'] : []
  const others = OTHERS[word] ?? []
  return [...pronouns, ...clitic, ...relative, ...others, ...closedNatureTag(word)]
}

function pronounTag({ text, grammarFunction }: Token): WordTag {
  const word = text.toLocaleLowerCase('fr')
  const subject = SUBJECT_TAGS.get(word)
  if (subject !== undefined && grammarFunction === 'sujet') return subject
  if (RELATIVES.has(word)) return 'Q'
  if (CLITICS.has(word) && (grammarFunction === null || !PRONOUNS.has(word))) return 'O'
  return PRONOUNS.get(word) ?? 'Zs'
}

function imperativeTag(text: string): WordTag {
  if (/ons$/u.test(text)) return 'V1p'
  return /ez$/u.test(text) ? 'V2p' : 'V2s'
}

function verbTokenTag({ text, lemma, tense, person, number }: Token): WordTag {
  if (tense === 'impératif') return imperativeTag(text)
  if (person !== null) return `${headOf(lemma)}${person}${number ?? 's'}`
  if (tense !== null) return 'VK'
  return /ant$/u.test(text) && text !== lemma ? 'VG' : 'VI'
}

/** The tag of an annotated word of the engine. */
export function tagOfToken(token: Token): WordTag {
  const word = token.text.toLocaleLowerCase('fr')
  switch (token.nature) {
    case 'verbe':
      return verbTokenTag(token)
    case 'pronom':
      return pronounTag(token)
    case 'déterminant':
      return determinerTag(word.split(' ').at(-1) ?? word)
    case 'nom':
      return /^\p{Lu}/u.test(token.lemma ?? '') ? 'L' : `N${token.number ?? ''}`
    case 'adjectif':
      return `A${token.number ?? ''}`
    case 'adverbe':
      return /^(?:ne|n')$/u.test(word) ? 'RN' : 'R'
    case 'conjonction':
      return conjunctionTag(word)
    case 'préposition':
      return 'P'
    default:
      return 'I'
  }
}
