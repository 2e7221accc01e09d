/** Conjugation: simple forms from the lexicon, compound ones from an auxiliary and a participle. */
import { memoise } from '../memoise.ts'
import {
  type Agreement,
  type Gender,
  type GrammarNumber,
  isSimpleTense,
  type SimpleTense,
  type Tense,
} from './features.ts'
import type { Lexicon } from './lexicon.ts'

const CODES: Readonly<Record<SimpleTense, string>> = {
  présent: 'p',
  imparfait: 'i',
  'passé simple': 'a',
  futur: 'f',
  subjonctif: 's',
  conditionnel: 'c',
  impératif: 'm',
}

const AUXILIARY_TENSE: Readonly<Partial<Record<Tense, SimpleTense>>> = {
  'passé composé': 'présent',
  'plus-que-parfait': 'imparfait',
}

/** The lexicon gives these one auxiliary only; they take être alone (accourir always, as schools teach it), avoir with a direct object. */
const BOTH_AUXILIARIES = new Set(
  'accourir entrer rentrer descendre redescendre retourner passer repasser tomber retomber remonter'.split(
    ' ',
  ),
)

/** Verbs that take être without being reflexive. */
export const VERBS_WITH_ETRE: ReadonlySet<string> = new Set(
  'aller arriver descendre devenir entrer monter mourir naître partir rentrer repartir rester retourner revenir sortir tomber venir'.split(
    ' ',
  ),
)

const RARE_VARIANT = /ay(e|es|ent|er[a-zé]*)$|^r?asso|^dusse|^puis$|^fuiss/u

/** Of accepted variants, the one that schools teach: «paie» rather than «paye», «assoit» rather than «assied». */
function preferredVariant(forms: readonly string[]): string | undefined {
  const usual = forms.find((form) => /^r?asso(is|it|ient)$/u.test(form))
  return usual ?? forms.find((form) => !RARE_VARIANT.test(form)) ?? forms[0]
}

/** null for the missing forms of a defective verb («pleuvoir»). */
export function simpleForm(
  lemma: string,
  tense: SimpleTense,
  agreement: Pick<Agreement, 'person' | 'number'>,
  lexicon: Lexicon,
): string | null {
  return formOfCode(lexicon, `${CODES[tense]}${agreement.person}${agreement.number} ${lemma}`)
}

/** `key`: a code of the packed lexicon, then a lemma («p3s manger»). */
const formOfCode = memoise((lexicon: Lexicon, key: string): string | null => {
  const code = key.slice(0, 3)
  return (
    preferredVariant(lexicon.forms(key.slice(4), 'V', (candidate) => candidate === code)) ?? null
  )
})

/** Past participle; the masculine singular where the verb has no other («dormi»). */
export function participleForm(
  lemma: string,
  gender: Gender,
  number: GrammarNumber,
  lexicon: Lexicon,
): string | null {
  const wanted = new Set([`Q${gender}${number}`, `Q${gender}i`])
  const exact = lexicon.forms(lemma, 'V', (code) => wanted.has(code))[0]
  const any = ['Qms', 'Qmi', 'Qei', 'Qes']
  return exact ?? lexicon.forms(lemma, 'V', (code) => any.includes(code))[0] ?? null
}

export function auxiliaryOf(
  lemma: string,
  use: { readonly reflexive: boolean; readonly withObject: boolean },
  lexicon: Lexicon,
): 'avoir' | 'être' {
  if (use.reflexive) return 'être'
  const auxiliary = lexicon.verb(lemma)?.auxiliary ?? 'avoir'
  if (auxiliary === 'both' || BOTH_AUXILIARIES.has(lemma)) return use.withObject ? 'avoir' : 'être'
  return auxiliary
}

/** Reflexive verbs whose «se» is to whom, not whom: «elle s'est demandé», «ils se sont parlé». */
const INDIRECT_REFLEXIVES = new Set(
  'dire demander parler téléphoner sourire plaire déplaire complaire ressembler succéder nuire mentir répondre écrire rire suffire convenir'.split(
    ' ',
  ),
)

export interface Conjugated {
  /** The verb, or the auxiliary of a compound tense. */
  readonly finite: string
  readonly participle: string | null
  readonly auxiliary: 'avoir' | 'être' | null
}

export interface VerbUse {
  readonly reflexive: boolean
  /** A direct object follows: «monter» takes avoir. */
  readonly withObject: boolean
  /** A direct object before the verb, with which the participle agrees after avoir. */
  readonly objectBefore: Pick<Agreement, 'gender' | 'number'> | null
}

/** null when the verb has no such form. */
export function conjugate(
  lemma: string,
  tense: Tense,
  subject: Agreement,
  use: VerbUse,
  lexicon: Lexicon,
): Conjugated | null {
  if (isSimpleTense(tense)) {
    const finite = simpleForm(lemma, tense, subject, lexicon)
    return finite === null ? null : { finite, participle: null, auxiliary: null }
  }
  const auxiliary = auxiliaryOf(lemma, use, lexicon)
  const finite = simpleForm(auxiliary, AUXILIARY_TENSE[tense] ?? 'présent', subject, lexicon)
  const isIndirect = use.reflexive && (use.withObject || INDIRECT_REFLEXIVES.has(lemma))
  const agreesWith = auxiliary === 'être' && !isIndirect ? subject : use.objectBefore
  const participle = participleForm(
    lemma,
    agreesWith?.gender ?? 'm',
    agreesWith?.number ?? 's',
    lexicon,
  )
  return finite === null || participle === null ? null : { finite, participle, auxiliary }
}
