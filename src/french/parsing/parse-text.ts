/** A plain text, parsed: its words tagged, its noun groups, the subject of each verb, the auxiliary of each participle. */
import type { Language } from '../data/language.ts'
import { findSubjects, isFiniteTag } from './clause-subject.ts'
import { isPunctuated, type NounChunk, nounChunks } from './noun-chunk.ts'
import type { VerbSubject } from './subject-group.ts'
import { type TaggedWord, tagText } from './tag-sentence.ts'

export interface FoundAuxiliary {
  readonly verb: 'être' | 'avoir'
  readonly at: number
  /** «se», «me» … stand before it. */
  readonly reflexive: boolean
}

/** One sentence of the text. */
export interface ParsedSentence {
  readonly words: readonly TaggedWord[]
  readonly groups: readonly NounChunk[]
  readonly subjects: ReadonlyMap<number, VerbSubject>
}

/** Verbs that an attribute may follow, as «être». */
const COPULAS = new Set('être sembler paraître devenir rester demeurer'.split(' '))
function isCopula({ tag, analyses }: TaggedWord): boolean {
  if (/^E/u.test(tag)) return true
  return isFiniteTag(tag) && analyses.some(({ lemma }) => COPULAS.has(lemma))
}

/** Past adverbs, and what is coordinated: «est grande et très belle». */
function isBetween({ tag, lower }: TaggedWord): boolean {
  return (
    /^(?:R|A[sp]?|VK|RN)$/u.test(tag) || /^(?:et|ou|ni|rien|tout|toute|tous|toutes)$/u.test(lower)
  )
}

function isReflexive(words: readonly TaggedWord[], at: number): boolean {
  const [subject, clitic] = [words[at - 2]?.lower, words[at - 1]?.lower ?? '']
  return (
    /^(?:se|s'|me|m'|te|t')$/u.test(clitic) || (/^[nv]ous$/u.test(clitic) && clitic === subject)
  )
}

/** «être» (or a verb like it) or «avoir» before a participle or an attribute. */
export function auxiliaryBefore({ words }: ParsedSentence, at: number): FoundAuxiliary | null {
  const isPassed = (word: TaggedWord): boolean => word.joined || isBetween(word)
  // «est-il», «a-t-elle»: the pronoun stands between.
  const place = words.findLastIndex((word, index) => index < at && !isPassed(word))
  const word = words[place]
  const between = words.slice(Math.max(0, place), at)
  if (!word || between.some((one) => isPunctuated(one) && !/^, *$/u.test(one.after))) return null
  // «pour avoir mangé», «sans être vu».
  const own = word.tag === 'VI' ? word.lower : null
  const isAvoir = word.tag.startsWith('H') || own === 'avoir'
  if (!isAvoir && own !== 'être' && !isCopula(word)) return null
  return { verb: isAvoir ? 'avoir' : 'être', at: place, reflexive: isReflexive(words, place) }
}

/** Sentence after sentence; together their words are those of the text in order. */
export function parseText(text: string, language: Language): ParsedSentence[] {
  const sentences: TaggedWord[][] = []
  // As long as before: offsets hold.
  const unified = text.normalize('NFC').replace(/[\u2019\u2018\u02bc]/gu, "'")
  for (const word of tagText(unified, language)) {
    const last = sentences.at(-1)
    if (last === undefined || word.first) sentences.push([word])
    else last.push(word)
  }
  return sentences.map((words) => {
    const groups = nounChunks(words)
    return { words, groups, subjects: findSubjects({ words, groups }) }
  })
}

export function groupOf({ groups }: ParsedSentence, at: number): NounChunk | null {
  return groups.find(({ start, end }) => start <= at && at <= end) ?? null
}
