/** The words of a dictation in their sentences, from which errors on them are diagnosed. */
import { wordsOf } from '../../domain/copy/text/text-words.ts'
import type { Language } from '../data/language.ts'
import type { Analysis } from '../morphology/features.ts'
import { tokenise } from '../morphology/tokeniser.ts'
import { isFiniteTag } from '../parsing/clause-subject.ts'
import type { NounChunk } from '../parsing/noun-chunk.ts'
import { auxiliaryBefore, groupOf, type ParsedSentence, parseText } from '../parsing/parse-text.ts'
import type { VerbSubject } from '../parsing/subject-group.ts'
import type { TaggedWord } from '../parsing/tag-sentence.ts'
import { verbAt } from './misread-verbs.ts'
import {
  afterDeterminer,
  analyseAlone,
  type DictationToken,
  isBehindInversion,
  isOrdered,
  misreadEtre,
  openingSubject,
  ownSubject,
  type Place,
  pronounBefore,
  sharedAuxiliary,
  sharedSubject,
} from './parsed-place.ts'

export interface AuxiliaryInContext {
  readonly verb: 'être' | 'avoir'
  readonly reflexive: boolean
  /** Subject of that verb. */
  readonly subject: VerbSubject | null
  /** Index of that verb among the parsed words. */
  readonly at: number
}

export interface WordInContext extends DictationToken {
  /** Analyses possible in context. */
  readonly readings: readonly Analysis[]
  /** Its tag in the parsed sentence; '' when the sentence could not be parsed. */
  readonly tag: string
  /** The determiner of its noun group. */
  readonly determiner: string | null
  /** Its subject when it is a conjugated verb. */
  readonly subject: VerbSubject | null
  readonly auxiliary: AuxiliaryInContext | null
  readonly group: NounChunk | null
  readonly parsed: ParsedSentence | null
  /** Index of its core among the parsed words. */
  readonly at: number
}

export interface ExpectedWord extends WordInContext {
  /** The words of its sentence, and its index among them. */
  readonly sentence: readonly WordInContext[]
  readonly place: number
}

export function lowerCaseText(word: WordInContext | undefined): string {
  return word?.text.toLocaleLowerCase('fr') ?? ''
}

const ELIDED = /^((?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu)')(?=.)/iu

/** The elided word apart, with what the punctuation before it implies. */
function tokeniseDictation(text: string): DictationToken[] {
  const normal = text.normalize('NFC')
  const words = wordsOf(normal)
  return words.map((word, index) => {
    const elided = (ELIDED.exec(word.text)?.[1] ?? '').toLocaleLowerCase('fr')
    const before = normal.slice(0, word.start).trimEnd()
    return {
      ...word,
      elided,
      core: word.text.slice(elided.length),
      first: before === '' || /[.!?…»]$/u.test(before),
      pause: /\S/u.test(normal.slice(words[index - 1]?.end ?? 0, word.start)),
    }
  })
}

/** Where the core of each word stands in the parsed sentences; none when the two tokenisations disagree. */
function placesOf(tokens: readonly DictationToken[], text: string, language: Language): Place[] {
  const parsed = parseText(text, language)
  const all = parsed.flatMap((one) => one.words.map((_, at) => ({ parsed: one, at })))
  let from = 0
  const places = tokens.flatMap(({ text: own }) => {
    const words = tokenise(own, language)
    const core = words.findIndex(({ lower }) => !lower.endsWith("'"))
    const place = all[from + Math.max(0, core)]
    from += words.length
    return place ? [place] : []
  })
  return from === all.length ? places : []
}

function readingsOf(
  token: DictationToken,
  word: TaggedWord | undefined,
  language: Language,
): readonly Analysis[] {
  const hyphened = word !== undefined && token.core.length !== word.text.length
  const all = hyphened ? [] : analyseAlone(token, language)
  return usualVerbs(
    word === undefined || word.analyses.length === 0 ? all : word.analyses,
    language,
  )
}

/** «rentraient» is of «rentrer», though «rentraire» has it too: a verb that schools teach hides one that they do not. */
function usualVerbs(readings: readonly Analysis[], { verbs }: Language): readonly Analysis[] {
  const isTaught = ({ lemma, verb }: Analysis): boolean => verb !== undefined && verbs.has(lemma)
  const isIndicative = ({ verb }: Analysis): boolean =>
    verb?.kind === 'finite' && !/^(?:subjonctif|impératif)$/u.test(verb.tense)
  const taught = readings.filter(isTaught)
  // «elle peigne» is of «peigner»: «peindre» has it in the subjunctive only.
  const isRare = !taught.some(isIndicative) && readings.some(isIndicative)
  return taught.length > 0 && !isRare
    ? readings.filter((one) => one.verb === undefined || isTaught(one))
    : readings
}

function hasFeminineAdjective({ core }: VerbSubject, { lexicon }: Language): boolean {
  return core.split(' ').some((word) => {
    const adjectives = lexicon.analyse(word).filter(({ nature }) => nature === 'adjectif')
    return adjectives.length > 0 && adjectives.every(({ gender }) => gender === 'f')
  })
}

/** Of a noun by the tables of schools, else by its form; null where it may have either. */
function genderOfNoun(head: string, { lexicon, nouns }: Language): VerbSubject['gender'] {
  const all = lexicon.analyse(head)
  const entries = [head, ...all.map(({ lemma }) => lemma)].flatMap(
    (lemma) => nouns.get(lemma) ?? [],
  )
  // «les mousses», of the sea or of the chocolate.
  const read = all.filter(({ nature }) => nature === 'nom').map(({ gender }) => gender)
  const [byForm = null, ...others] = new Set(read)
  if (others.length > 0) return null
  const [entry, other] = entries
  // «les sportifs», whom no table has.
  if (entry === undefined) return byForm
  const isOne = other === undefined || other.gender === entry.gender
  return isOne && (entry.gender === 'm' || entry.gender === 'f') ? entry.gender : null
}

const FEMININE_PRONOUNS =
  /^(?:celles?(?:-ci|-là)?|chacune|aucune|certaines|toutes|quelques-unes|l'une|(?:la|les) (?:[mts]ienne|nôtre|vôtre)s?)$/u

/** The noun of a subject, or an adjective beside it: «ses hautes tours», «les vagues». */
function genderOf(subject: VerbSubject, language: Language): VerbSubject['gender'] {
  if (subject.text === 'personne') return 'm'
  if (FEMININE_PRONOUNS.test(subject.core)) return 'f'
  if (subject.gender !== null || subject.relation === 'pronoun') return subject.gender
  const named = language.names.find(({ name }) => name === subject.core)
  if (named !== undefined) return named.gender
  const head = subject.core.split(/[\s']/u).at(-1) ?? ''
  return hasFeminineAdjective(subject, language) ? 'f' : genderOfNoun(head, language)
}

function withGender(subject: VerbSubject | undefined, language: Language): VerbSubject | null {
  return subject === undefined ? null : { ...subject, gender: genderOf(subject, language) }
}

function contextOf({ parsed, at }: Place, token: DictationToken, language: Language) {
  const group = groupOf(parsed, at)
  const isConjugated = isFiniteTag(parsed.words[at]?.tag) && !isBehindInversion({ parsed, at })
  const auxiliary = isConjugated
    ? null
    : (misreadEtre(parsed, at) ?? auxiliaryBefore(parsed, at) ?? sharedAuxiliary(parsed, at))
  const isOwn = group?.determiner === token.core.toLocaleLowerCase('fr') && group.start === at
  return {
    tag: parsed.words[at]?.tag ?? '',
    group,
    determiner: isOwn ? null : (group?.determiner ?? null),
    subject: isOrdered({ parsed, at })
      ? null
      : (withGender(ownSubject({ parsed, at }) ?? openingSubject({ parsed, at }), language) ??
        pronounBefore({ parsed, at }) ??
        sharedSubject({ parsed, at })),
    auxiliary: auxiliary && {
      ...auxiliary,
      // «la ville a été bombardée»: «été» is the auxiliary.
      verb: parsed.words.slice(auxiliary.at, at).some(({ lower }) => lower === 'été')
        ? 'être'
        : auxiliary.verb,
      subject: withGender(parsed.subjects.get(auxiliary.at), language),
    },
    parsed,
    at,
  }
}

const NOWHERE = {
  tag: '',
  group: null,
  determiner: null,
  subject: null,
  auxiliary: null,
  parsed: null,
  at: -1,
}

const GREETING = /^ch(?:er|ère)s?$/u

/** «Chère» of «Chère Zoé,» is an adjective, not the river. */
function greetingAt(
  token: DictationToken,
  next: Place | undefined,
  language: Language,
): Pick<WordInContext, 'tag' | 'readings'> | null {
  const low = token.core.toLocaleLowerCase('fr')
  const isName = next?.parsed.words[next.at]?.tag === 'L'
  if (!token.first || !isName || !GREETING.test(low)) return null
  const readings = language.lexicon.analyse(low).filter(({ nature }) => nature === 'adjectif')
  return { tag: 'As', readings }
}

function inContext(text: string, language: Language): WordInContext[] {
  const tokens = tokeniseDictation(text)
  const places = placesOf(tokens, text, language)
  return tokens.map((token, index) => {
    const place = places[index]
    const word = place?.parsed.words[place.at]
    return {
      ...token,
      core: token.first && word?.tag !== 'L' ? token.core.toLocaleLowerCase('fr') : token.core,
      ...(place ? contextOf(place, token, language) : NOWHERE),
      readings: readingsOf(token, word, language),
      ...afterDeterminer(tokens, index, language),
      ...(place && verbAt(place, language)),
      ...greetingAt(token, places[index + 1], language),
    }
  })
}

export function analyseExpectedWords(text: string, language: Language): ExpectedWord[] {
  const sentences: WordInContext[][] = []
  for (const word of inContext(text, language)) {
    const sentence = sentences.at(-1)
    if (sentence === undefined || word.first) sentences.push([word])
    else sentence.push(word)
  }
  return sentences.flatMap((sentence) =>
    sentence.map((word, place) => ({ ...word, sentence, place })),
  )
}
