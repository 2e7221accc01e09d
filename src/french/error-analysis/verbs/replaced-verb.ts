/** Infinitive or participle in -é: another verb in its place, whose infinitive and participle are told apart by ear. */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import { participleForm, VERBS_WITH_ETRE } from '../../morphology/conjugation.ts'
import { isFiniteTag } from '../../parsing/clause-subject.ts'
import { spanText } from '../../parsing/subject-group.ts'
import { controlOf } from '../agreement-control.ts'
import { objectBefore } from '../agreement-with-avoir.ts'
import type { ExpectedWord } from '../expected-word.ts'
import { trialIn } from '../sentence-trial.ts'
import { sharedEnds } from '../spelling/word-pieces.ts'
import type { VerbCase } from './conjugated-verb.ts'
import { leadOf, saidAuxiliary } from './verb-lead.ts'
import { standIn } from './verb-place.ts'

interface Form {
  readonly kind: 'infinitive' | 'participle'
  readonly lemma: string
}

/** The verb that is tried in the place of another; no verb is tried by itself. */
function frameModel({ auxiliary }: ExpectedWord, lemma: string): string {
  if (VERBS_WITH_ETRE.has(lemma) && auxiliary?.verb !== 'avoir') return 'venir'
  return lemma === 'vendre' ? 'finir' : 'vendre'
}

/** «qui était vendu» for «un orfèvre nommé Gutenberg»: behind its noun, no other participle is said with what follows. */
function relativeFor({ auxiliary, parsed, at }: ExpectedWord, number: 's' | 'p'): string | null {
  const before = parsed?.words[at - 1]
  const isBehindNoun = /^[NA]/u.test(before?.tag ?? '') && !/\S/u.test(before?.after ?? '')
  return auxiliary === null && isBehindNoun ? `qui ${number === 'p' ? 'étaient' : 'était'}` : null
}

/** Where no other verb fits the whole sentence, the verb is tried behind the word that leads it only. */
function frameOf(one: VerbCase, { kind: form, lemma }: Form): ErrorExplanation | null {
  const { word, expected, written, language } = one
  const gender = /ées?$/u.test(expected) ? 'f' : 'm'
  const number = /s$/u.test(expected) ? 'p' : 's'
  const model = frameModel(word, lemma)
  const [agreed, plain] = [
    participleForm(model, gender, number, language.lexicon),
    participleForm(model, 'm', 's', language.lexicon),
  ]
  if (agreed === null || plain === null) return null
  const shared = { kind: 'verb-frame', form, expected } as const
  const instead = endingInstead(expected, written)
  if (form === 'infinitive') {
    const lead = leadOf(word)
    return { ...shared, lead, model, wrong: plain, instead, agreesWith: null }
  }
  // «il a vendues» is said of nothing: what it agrees with is told apart.
  const isApart = word.auxiliary?.verb === 'avoir' && agreed !== plain
  return {
    ...shared,
    lead: saidAuxiliary(word) ?? relativeFor(word, number),
    model: isApart ? plain : agreed,
    wrong: model,
    instead,
    agreesWith: isApart ? objectBefore(word) : null,
  }
}

/** «le lever du soleil»: a noun that is a verb too. */
function namedAction({ word, expected, language }: VerbCase): ErrorExplanation | null {
  const { parsed, at } = word
  const before = parsed?.words[at - 1]?.lower ?? ''
  const isNoun = language.lexicon.analyse(expected).some(({ nature }) => nature === 'nom')
  const isLed = /^(?:au|du|un|ce|son|mon|ton|chaque)$/u.test(before)
  const behind = parsed?.words[at + 1]?.lower ?? ''
  // «pour le lever»: a pronoun, behind what leads a verb.
  const front = parsed?.words[at - 2]
  const isPronoun = /^(?:à|de|pour|sans)$/u.test(front?.lower ?? '') || isFiniteTag(front?.tag)
  const isArticle = /^(?:le|l')$/u.test(before) && !isPronoun && /^(?:du|de|d'|des)$/u.test(behind)
  return isNoun && /ers?$/u.test(expected) && (isLed || isArticle)
    ? { kind: 'infinitive-noun', expected: word.core, determiner: before }
    : null
}

/** Infinitive or participle of the dictated word; null for anything else. */
function formOf({ word, expected }: VerbCase): Form | null {
  const { readings, tag } = word
  const infinitive = readings.find(({ verb }) => verb?.kind === 'infinitive')
  if (infinitive && /(?:er|ir|re)$/u.test(expected))
    return { kind: 'infinitive', lemma: infinitive.lemma }
  const participle = readings.find(({ verb }) => verb?.kind === 'participle')
  const isParticiple = participle !== undefined || /^(?:VK|A)/u.test(tag)
  return isParticiple && /é(?:e?s?)$/u.test(expected)
    ? { kind: 'participle', lemma: participle?.lemma ?? '' }
    : null
}

/** The ending of the copy behind what it shares with the word. */
function endingInstead(expected: string, written: string): string {
  const [start] = sharedEnds(expected, written)
  return /(?:er|ez|ée?s?|ai(?:t|s|ent)?)$/u.exec(written)?.[0] ?? written.slice(start)
}

/** Whether a verb would be said of nobody in the whole sentence. */
function isOdd(found: string, word: ExpectedWord, { kind }: Form): boolean {
  // «prendre son enfance», «vendu une histoire»: the object that stands there is one of its own verb.
  if (/^(?:vendre|mordre)$/u.test(found)) return true
  const { parsed, at } = word
  const before = parsed?.words.slice(Math.max(0, at - 3), at) ?? []
  const isComing = before.some(({ lower }) => /^v(?:ien|en[aoei]|int|inr)/u.test(lower))
  // «il vient de venir»; «apporter à courir»: what leads may not take any other verb.
  return found === 'venir'
    ? isComing
    : found === 'courir' && kind === 'infinitive' && leadOf(word) === 'à'
}

/** «surpris, il marchait»: nobody says «il, surpris». */
function pronounBehind({ parsed, at }: ExpectedWord, pronoun: string, own: string): string | null {
  if (!parsed || !/^(?:il|elle)s?$/u.test(pronoun)) return null
  const { words, subjects } = parsed
  const verb = [...subjects.keys()].find((place) => place > at)
  const start = words.findLastIndex(({ lower }, place) => place < (verb ?? 0) && lower === pronoun)
  if (verb === undefined || start < at) return null
  return `${own}, ${spanText(words, start, verb).toLocaleLowerCase('fr')}`
}

/** «la plus jeune, surprise» for «la plus jeune, émerveillée»: said of what it goes with, a participle that lets its feminine be heard. */
function apartFrom({ word, expected, written, language }: VerbCase): ErrorExplanation | null {
  const control = word.auxiliary === null ? controlOf(word) : null
  if (control?.relation !== 'apart') return null
  const model = word.readings.some(({ lemma }) => lemma === 'surprendre') ? 'prendre' : 'surprendre'
  const gender = /ées?$/u.test(expected) ? 'f' : 'm'
  const number = /s$/u.test(expected) ? 'p' : 's'
  const own = participleForm(model, gender, number, language.lexicon)
  const plain = participleForm(model, 'm', 's', language.lexicon)
  if (own === null || plain === null) return null
  const trial = pronounBehind(word, control.controller, own) ?? `${control.controller}, ${own}`
  const instead = endingInstead(expected, written)
  return { kind: 'vendre', form: 'participle', expected, trial, model: plain, instead }
}

export function replacedVerb(one: VerbCase): ErrorExplanation | null {
  const { word, expected, written, language } = one
  const form = formOf(one)
  if (form === null) return null
  const named = form.kind === 'infinitive' ? namedAction(one) : null
  if (named !== null) return named
  const apart = form.kind === 'participle' ? apartFrom(one) : null
  if (apart !== null) return apart
  const found = standIn(word, form.lemma)
  if (found === null || isOdd(found, word, form)) return frameOf(one, form)
  const instead = endingInstead(expected, written)
  if (form.kind === 'infinitive') {
    return {
      kind: 'vendre',
      form: 'infinitive',
      expected,
      trial: trialIn(word, found, language),
      model: found,
      instead,
    }
  }
  const gender = /ées?$/u.test(expected) ? 'f' : 'm'
  const number = /s$/u.test(expected) ? 'p' : 's'
  const [own, plain] = [
    participleForm(found, gender, number, language.lexicon),
    participleForm(found, 'm', 's', language.lexicon),
  ]
  return own === null || plain === null
    ? null
    : {
        kind: 'vendre',
        form: 'participle',
        expected,
        trial: trialIn(word, own, language),
        model: plain,
        instead,
      }
}

/** A participle whose last letter is silent: «pris», «écrit», told by «prise», «écrite». */
export function participleLetter({
  word,
  expected,
  written,
  language,
}: VerbCase): ErrorExplanation | null {
  const participle = word.readings.find(({ verb }) => verb?.kind === 'participle')
  // «le couvert»: nothing is «couverte» there.
  const isNoun = word.determiner !== null && word.group?.head === word.at
  if (participle === undefined || isNoun || /é(?:e?s?)$/u.test(expected)) return null
  const [feminine] = language.lexicon.forms(participle.lemma, 'V', (code) => code === 'Qfs')
  // «il a plu», «elle a souri»: nothing is «plue».
  const isRi = word.auxiliary !== null && expected.endsWith('i')
  const known = expected.endsWith('u') ? ['vu', 'lu', 'bu'] : ['il a ri', 'il a fini']
  if (feminine === undefined && written === `${expected}t` && (expected.endsWith('u') || isRi)) {
    const like = known
      .filter((one) => !one.endsWith(` ${expected}`) && one !== expected)
      .slice(0, 2)
    const own = { kind: 'no-final-letter', expected: word.core, letters: 't', like } as const
    return { ...own, isMasculine: false }
  }
  if (feminine === undefined) return null
  const said = word.auxiliary?.verb === 'avoir' ? `une chose ${feminine}` : `elle est ${feminine}`
  // «servis» of «servie»: the s is of «les clients».
  const isMarked = `${feminine.replace(/e$/u, '')}s` === expected
  const several = isMarked ? (controlOf(word)?.controller ?? objectBefore(word)) : null
  return { kind: 'participle-letter', expected, said, several }
}
