/** Reasons for the agreement of a participle or an adjective after «être» or «avoir», and of «tout», «quel» and «même». */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { Analysis } from '../morphology/features.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'
import { isThirdPersonAuxiliary } from './auxiliary.ts'
import { type ExpectedWord, lowerCaseText, type WordInContext } from './expected-word.ts'

/** Rules out function words that look like adjectives; a finite verb cannot follow an auxiliary. */
function isContentWord({ nature, verb }: Analysis): boolean {
  return nature === 'nom' || nature === 'adjectif' || verb !== undefined
}

/** null without an auxiliary, or when the agreement is with something else. */
export function explainAgreementAfterVerb({
  auxiliary,
  core,
  readings,
}: ExpectedWord): ErrorExplanation | null {
  if (auxiliary === null) return null
  const participles = readings.filter(({ verb }) => verb?.kind === 'participle')
  const adjectival = participles.length > 0 || readings.some(({ nature }) => nature === 'adjectif')
  if (!adjectival || !readings.every(isContentWord)) return null
  if (auxiliary.verb === 'être') {
    const { subject } = auxiliary
    // «on est contents»: agreement with the referents of «on».
    const isTold = subject !== null && subject !== 'on'
    return isTold ? { kind: 'agrees-with-subject', expected: core, subject } : null
  }
  const plain = participles.some(({ number, gender }) => number !== 'p' && gender !== 'f')
  return plain ? { kind: 'participle-with-avoir', expected: core } : null
}

/** The noun phrase after a word, determiner included; null when none is certain. */
function groupAfter({ sentence, place }: ExpectedWord): string | null {
  const [first, ...others] = sentence.slice(place + 1)
  if (first === undefined || /^(?:qu'|qui$|que$|dont$)/u.test(lowerCaseText(others[0]))) return null
  const determiner = first.elided === "l'" ? "l'" : lowerCaseText(first)
  const more = others.findIndex((word) => word.determiner !== determiner)
  const noun = others.slice(0, more < 0 ? undefined : more)
  const isGroup = first.elided === "l'" ? first.determiner !== null : noun.length > 0
  return isGroup ? [first, ...noun].map(({ text }) => text).join(' ') : null
}

/** The words whose determiner this is: «belle fleur» of «quelle belle fleur». */
function ownGroup({ core, sentence, place }: ExpectedWord): string | null {
  const after = sentence.slice(place + 1)
  const end = after.findIndex(({ determiner }) => determiner !== core)
  const group = after.slice(0, end < 0 ? undefined : end)
  // «quelle est ta couleur»: «est» is a noun too.
  const isGroup = hasNoun(group.at(-1)) && !isThirdPersonAuxiliary(lowerCaseText(group[0]))
  return !isGroup ? null : group.map(({ text }) => text).join(' ')
}

function hasNoun(word: WordInContext | undefined): boolean {
  return word?.readings.some(({ nature }) => nature === 'nom') ?? false
}

function agreementOfTout(word: ExpectedWord): ErrorExplanation | null {
  const { auxiliary, core, sentence, place } = word
  const group = groupAfter(word)
  if (group !== null) return { kind: 'agrees-with-group', expected: core, group }
  if (core !== 'tout') {
    const subject = auxiliary?.verb === 'être' ? auxiliary.subject : null
    return subject === null ? null : { kind: 'agrees-with-subject', expected: core, subject }
  }
  const led = CLOSED_CLASS_WORDS.get(lowerCaseText(sentence[place - 1])) === 'déterminant'
  const alone = auxiliary?.verb === 'avoir' || !hasNoun(sentence[place + 1])
  return alone && !led ? { kind: 'adverb', expected: core } : null
}

function agreementOfMeme({ core, sentence, place }: ExpectedWord): ErrorExplanation | null {
  const before = sentence[place - 1]
  const led =
    before !== undefined && CLOSED_CLASS_WORDS.get(lowerCaseText(before)) === 'déterminant'
  return led || hasNoun(before) || before?.elided === "l'"
    ? null
    : { kind: 'adverb', expected: core }
}

/** For «tout», «quel», «même» and «eux-mêmes»; null for other words, or without certainty. */
export function explainAgreementInNounPhrase(word: ExpectedWord): ErrorExplanation | null {
  const { core } = word
  if (/^(?:tout|toute|tous|toutes)$/u.test(core)) return agreementOfTout(word)
  if (/^quel(?:le)?s?$/u.test(core)) {
    const group = ownGroup(word)
    return group === null ? null : { kind: 'agrees-with-group', expected: core, group }
  }
  if (core === 'même' && word.elided === '') return agreementOfMeme(word)
  const [pronoun, same] = core.split(/-(?=mêmes?$)/u)
  if (pronoun === undefined || same === undefined) return null
  return same === 'mêmes'
    ? { kind: 'plural', expected: same, determiner: pronoun, ending: 's' }
    : { kind: 'singular', expected: same, determiner: pronoun }
}
