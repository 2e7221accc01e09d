/** Elisions, contractions, forms before a vowel, and words written twice. */
import { isNominal } from '../../morphology/features.ts'
import { startsWithVowelSound } from '../../morphology/vowel-sound.ts'
import type { GrammarRule } from './grammar-rule.ts'
import { agreesInGenderAndNumber } from './noun-phrase-rules.ts'

const ELIDABLE = new Set('le la je me te se de ne que jusque lorsque puisque'.split(' '))
const ELIDED = /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu)'$/u
/** «le» before these is an object pronoun: «prends-le avec toi». */
const NO_NOUN = new Set('avec et ou à au aux en ici après encore est entre'.split(' '))

/** «le école», «l'hibou» */
export const elisionRule: GrammarRule = (words, at, language) => {
  const [word, next] = [words[at], words[at + 1]]
  if (word === undefined || next === undefined) return null
  const vowel = startsWithVowelSound(next.lower, language.aspirated)
  if (ELIDED.test(word.lower) && !vowel) return { kind: 'elision-wrong', from: at, to: at + 1 }
  const free = ELIDABLE.has(word.lower) && !word.joined && !NO_NOUN.has(next.lower)
  const missing = free && vowel && next.lower.length > 1
  return missing ? { kind: 'elision-missing', from: at, to: at + 1 } : null
}

/** «à le marché», «de les pommes» */
export const contractionRule: GrammarRule = (words, at) => {
  const [one, two, three] = words.slice(at, at + 3)
  if (one === undefined || two === undefined || three === undefined) return null
  const contracts = /^(à|de)$/u.test(one.lower) && /^(le|les)$/u.test(two.lower)
  const pronoun = three.analyses.some(({ verb }) => verb?.kind === 'infinitive')
  return contracts && !pronoun ? { kind: 'contraction-missing', from: at, to: at + 1 } : null
}

const MAY_REPEAT = new Set(['nous', 'vous', 'très', 'bla', 'toc', 'tic', 'hop', 'ha'])

/** «le chat chat dort» */
export const repeatedWordRule: GrammarRule = (words, at) => {
  const [word, next] = [words[at], words[at + 1]]
  const twice = word !== undefined && word.lower === next?.lower && !MAY_REPEAT.has(word.lower)
  return twice && !/\S/u.test(word.after) ? { kind: 'word-twice', from: at, to: at + 1 } : null
}

const BEFORE_VOWEL: Readonly<Record<string, string>> = {
  beau: 'bel',
  nouveau: 'nouvel',
  vieux: 'vieil',
  ma: 'mon',
  ta: 'ton',
  sa: 'son',
  ce: 'cet',
}

/** «un beau arbre», «sa école», «ce arbre» */
export const vowelFormRule: GrammarRule = (words, at, language) => {
  const [word, next] = words.slice(at, at + 2)
  if (!word || !next || !Object.hasOwn(BEFORE_VOWEL, word.lower) || /\S/u.test(word.after))
    return null
  if (!startsWithVowelSound(next.lower, language.aspirated)) return null
  const noun = next.analyses.length > 0 && next.analyses.every(isNominal)
  const number = next.analyses.some((analysis) => agreesInGenderAndNumber(analysis, null, 's'))
  const expected = BEFORE_VOWEL[word.lower] ?? ''
  return noun && number ? { kind: 'vowel-form', from: at, to: at + 1, expected } : null
}
