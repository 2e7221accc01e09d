/** Grammatical homophones, verb forms that their context excludes, and incomplete negation. */
import { isFiniteVerb, isParticiple } from '../../morphology/features.ts'
import type { AnalysedToken, GrammarRule } from './grammar-rule.ts'

function isVerbOnly(word: AnalysedToken | undefined): boolean {
  return word !== undefined && word.analyses.length > 0 && word.analyses.every(isFiniteVerb)
}

function mayBeConjugated(word: AnalysedToken): boolean {
  const verbal = word.analyses.every(({ nature }) => nature === 'nom' || nature === 'verbe')
  return verbal && word.analyses.some(isFiniteVerb)
}

function isOf(word: AnalysedToken | undefined, lemmas: RegExp): boolean {
  return word?.analyses.some((one) => isFiniteVerb(one) && lemmas.test(one.lemma)) ?? false
}

function isSubject(word: AnalysedToken | undefined): boolean {
  return word !== undefined && /^(?:je|j'|tu|il|elle|on|ils|elles)$/u.test(word.lower)
}

/** «Léa à un vélo»: «à» where a verb is needed. */
const AFTER_HAS =
  /^(?:un|une|des|deux|trois|quatre|cinq|faim|soif|peur|froid|chaud|mal|besoin|envie)$/u

/** Whether the sentence has a verb besides the word. */
function hasVerb(words: readonly AnalysedToken[], except: number): boolean {
  return words.some((word, at) => at !== except && word.analyses.some(isFiniteVerb))
}

export const aExpectedRule: GrammarRule = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (word?.lower !== 'à' || next === undefined || before === undefined) return null
  const named = at === 1 && /^\p{Lu}/u.test(before.text) && !hasVerb(words, at)
  const subject = named || (isSubject(before) && !before.joined)
  const participle = next.analyses.length > 0 && next.analyses.every(isParticiple)
  return subject && (AFTER_HAS.test(next.lower) || participle)
    ? { kind: 'homophone', from: at, to: at + 1, expected: 'a' }
    : null
}

/** «il va a l'école» */
export const aGraveExpectedRule: GrammarRule = (words, at) => {
  const [word, next] = [words[at], words[at + 1]]
  if (word?.lower !== 'a' || word.joined || next === undefined || next.joined) return null
  const determined = /^(?:l'|la|le|les|un|une|mon|ma|son|sa)$/u.test(next.lower)
  const verb = words[at - 1]
  return determined && verb !== undefined && isSubject(words[at - 2]) && mayBeConjugated(verb)
    ? { kind: 'homophone', from: at, to: at + 1, expected: 'à' }
    : null
}

/** «ils on gagné», «ont a mangé», «sont frère» */
export const onSonExpectedRule: GrammarRule = (words, at) => {
  const [word, next, before] = [words[at], words[at + 1], words[at - 1]]
  if (word === undefined || next === undefined) return null
  if (word.lower === 'on' && before !== undefined && /^(?:ils|elles)$/u.test(before.lower)) {
    return { kind: 'homophone', from: at - 1, to: at }
  }
  const first = at === 0 && /^(?:ont|sont)$/u.test(word.lower) && !next.joined
  return first && !next.analyses.some(isParticiple)
    ? { kind: 'homophone', from: at, to: at + 1, expected: word.lower === 'ont' ? 'On' : 'Son' }
    : null
}

/** «le chien et content» */
export const estExpectedRule: GrammarRule = (words, at) => {
  const [word, next] = [words[at], words[at + 1]]
  if (word?.lower !== 'et' || next === undefined || at > 3 || at + 2 !== words.length) return null
  const quality = next.analyses.some(({ nature }) => nature === 'adjectif')
  const verbs = words
    .slice(0, at)
    .some(
      (one) =>
        one.analyses.some(isFiniteVerb) && !one.analyses.some(({ nature }) => nature === 'nom'),
    )
  const noun = words[at - 1]?.analyses.some(({ nature }) => nature === 'nom') === true
  return quality && noun && !verbs && next.after.startsWith('.')
    ? { kind: 'homophone', from: at, to: at + 1, expected: 'est' }
    : null
}

/** «Tom est Léa jouent» */
export const etExpectedRule: GrammarRule = (words, at) => {
  const [before, word, next, verb] = words
  if (at !== 1 || word?.lower !== 'est' || before === undefined || next === undefined) return null
  const proper = (one: AnalysedToken): boolean => /^\p{Lu}/u.test(one.text)
  return proper(before) && proper(next) && isVerbOnly(verb)
    ? { kind: 'homophone', from: at, to: at + 1, expected: 'et' }
    : null
}

/** «il a manger» */
export const participleAfterAvoirRule: GrammarRule = (words, at) => {
  const [word, next] = [words[at], words[at + 1]]
  if (next === undefined || next.joined || !isOf(word, /^avoir$/u)) return null
  if (/\S/u.test(word?.after ?? '') || words[at - 1]?.lower === 'y') return null
  const infinitive = next.analyses.some(({ verb }) => verb?.kind === 'infinitive')
  const noun = next.analyses.every(({ nature }) => nature === 'verbe' || nature === 'nom')
  return infinitive && noun && next.lower.endsWith('er')
    ? { kind: 'verb-form', from: at, to: at + 1 }
    : null
}

/** «il va mangé» */
export const infinitiveAfterAllerRule: GrammarRule = (words, at) => {
  const [word, next] = [words[at], words[at + 1]]
  if (next === undefined || next.joined || !isOf(word, /^aller$/u) || !isVerbOnly(word)) return null
  const participle = next.analyses.length > 0 && next.analyses.every(isParticiple)
  return participle && next.lower.endsWith('é') && !/\S/u.test(word?.after ?? '')
    ? { kind: 'verb-form', from: at, to: at + 1 }
    : null
}

/** «le chat mange pas» */
export const negationRule: GrammarRule = (words, at) => {
  const [verb, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (word?.lower !== 'pas' || verb === undefined || next?.lower === 'à') return null
  const negated = words.slice(0, at).some(({ lower }) => /^(?:ne|n'|ni)$/u.test(lower))
  return mayBeConjugated(verb) && !negated && !/\S/u.test(verb.after)
    ? { kind: 'negation', from: at - 1, to: at }
    : null
}

/** «il s'est que tu viens» */
export const saitExpectedRule: GrammarRule = (words, at) => {
  const [one, two, three] = words.slice(at, at + 3)
  const wrong =
    one?.lower === "s'" && two?.lower === 'est' && /^(?:que|qu')$/u.test(three?.lower ?? '')
  return wrong ? { kind: 'homophone', from: at, to: at + 1, expected: 'sait' } : null
}
