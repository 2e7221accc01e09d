/** Hints after a first wrong answer: something to try with the sentence, which does not tell the answer (GRA-15). */
import {
  type FillQuestion,
  GAP,
  type GapFocus,
  type ReorderQuestion,
} from '../../domain/grammar/exercise.ts'
import type { Level } from '../../domain/level.ts'
import { quoted } from '../format.ts'
import {
  attributeGapReason,
  BEFORE_NOUN,
  determinerGapReason,
  determinerGapReasonAtCp,
  type GapWords,
  NEUTER_SUBJECT,
  nounGapReason,
  nounGapReasonAtCp,
  OFTEN_BEFORE,
  subjectPronounOf,
  verbGapReason,
  verbGapReasonAtCp,
} from './gap-reasons.ts'

const NBSP = '\u00a0'

const HOMOPHONE_TRIALS: readonly (readonly [RegExp, string])[] = [
  [/^[aà]$/iu, `Remplace par ${quoted('avait')}. Si la phrase tient, il n'y a pas d'accent.`],
  [
    /^e(?:t|st)$/iu,
    `Remplace par ${quoted('était')}. Si la phrase ne tient pas, essaie ${quoted('et puis')}.`,
  ],
  [
    /^sont?$/iu,
    `Remplace par ${quoted('étaient')}. Si la phrase ne tient pas, essaie ${quoted('mon')}.`,
  ],
  [
    /^ont?$/iu,
    `Remplace par ${quoted('avaient')}. Si la phrase ne tient pas, essaie ${quoted('il')}.`,
  ],
  [/^o[uù]$/iu, `Remplace par ${quoted('ou bien')}. Si la phrase tient, il n'y a pas d'accent.`],
  [/^[cs]e$/iu, `Regarde le mot qui suit${NBSP}: est-ce un nom, ou un verbe${NBSP}?`],
]

/** Why the word that stands there is right, by the replacement that its trial asked for. */
const HOMOPHONE_REASONS: Readonly<Record<string, string>> = {
  a: `On peut dire ${quoted('avait')}${NBSP}: ${quoted('a')} est le verbe avoir, sans accent.`,
  à: `On ne peut pas dire ${quoted('avait')}${NBSP}: ${quoted('à')} n'est pas le verbe avoir et porte un accent.`,
  est: `On peut dire ${quoted('était')}${NBSP}: ${quoted('est')} est le verbe être.`,
  et: `On peut dire ${quoted('et puis')}${NBSP}: ${quoted('et')} relie deux mots ou deux groupes.`,
  sont: `On peut dire ${quoted('étaient')}${NBSP}: ${quoted('sont')} est le verbe être.`,
  son: `On peut dire ${quoted('mon')}${NBSP}: ${quoted('son')} annonce un nom.`,
  ont: `On peut dire ${quoted('avaient')}${NBSP}: ${quoted('ont')} est le verbe avoir.`,
  on: `On peut dire ${quoted('il')}${NBSP}: ${quoted('on')} est le sujet du verbe.`,
  ou: `On peut dire ${quoted('ou bien')}${NBSP}: ${quoted('ou')} laisse le choix, sans accent.`,
  où: `On ne peut pas dire ${quoted('ou bien')}${NBSP}: ${quoted('où')} dit le lieu ou le moment, avec un accent.`,
  se: `Avec ${quoted('je')}, on dirait ${quoted('me')}${NBSP}: ${quoted('se')} va avec le verbe qui suit.`,
  ce: `Avec ${quoted('je')}, on ne dirait pas ${quoted('me')}${NBSP}: ${quoted('ce')} montre quelqu'un ou quelque chose.`,
}

interface GapHint extends GapWords {
  /** Whether the forms to choose from are of the passé simple, which school learns in «il» and «ils» alone. */
  readonly isPastSimple: boolean
  /** Whether only the number is to be chosen: «jaune», «jaunes». */
  readonly isNumberOnly: boolean
}

const ONE_OR_MORE = `Y en a-t-il un seul ou plusieurs${NBSP}?`

function genderAndNumber({ isNumberOnly }: GapHint): string {
  return isNumberOnly ? ONE_OR_MORE : `Est-ce masculin ou féminin${NBSP}? ${ONE_OR_MORE}`
}

/** Whole forms tell the person: in «a joué», and in «est», an end would tell nothing. */
const WHOLE_FORMS =
  /^(?:ai|as|a|avons|avez|ont|suis|es|est|sommes|êtes|sont|vais|vas|va|vont|fais|fait|faites|font)$/iu

function pronounTrial({ next }: GapHint): string {
  return WHOLE_FORMS.test(next)
    ? `Regarde le mot qui suit, ${quoted(next)}${NBSP}: avec qui le dit-on${NBSP}?`
    : `Regarde la fin du verbe${NBSP}: avec qui va-t-elle${NBSP}?`
}

function verbTrial(hint: GapHint): string {
  const pronoun = subjectPronounOf(hint)
  if (hint.isPastSimple && pronoun !== null)
    return `Le sujet est ${quoted(pronoun)}. Dis le verbe au passé simple avec il, puis avec ils${NBSP}: lequel convient${NBSP}?`
  return pronoun === null
    ? `Trouve le sujet avec ${quoted("c'est … qui")} ou ${quoted('ce sont … qui')}. Ensuite, dis il, elle, ils ou elles à sa place${NBSP}: comment le verbe s'écrit-il avec ce pronom${NBSP}?`
    : `Le sujet est ${quoted(pronoun)}. Récite le verbe avec je, tu, il, nous, vous, ils${NBSP}: comment s'écrit-il avec ${quoted(NEUTER_SUBJECT.test(pronoun) ? 'il' : pronoun)}${NBSP}?`
}

const OF_STATE =
  /^(?:suis|es|est|sommes|êtes|sont|étai\p{L}+|étions|étiez|ser(?:ai|as|a|ons|ez|ont)|fus?|fut|furent|été|(?:sembl|rest|demeur)(?:e|es|ent|ons|ez|é|er\p{L}+|a|èrent|ai\p{L}+|i\p{L}+)|dev(?:ien|en[uai]|în|in[trs])\p{L}*|par(?:aî|aiss|u)\p{L}*)$/iu
const BESIDE_ATTRIBUTE =
  /^(?:très|trop|si|plus|moins|assez|bien|enfin|encore|toujours|déjà|aussi|presque|plutôt|vraiment|tout|un|peu|\p{L}+ment)$/iu

/** «La neige est très ___»: said of the subject, on the other side of the verb. */
function isAttribute({ before }: GapHint): boolean {
  const nearest = before.findLast((word) => !BESIDE_ATTRIBUTE.test(word)) ?? ''
  // «Il se sent fier», «Elle s'est sentie fière».
  const isFelt =
    /^sen[st]/iu.test(nearest) && before.some((word) => /^(?:[mts]e|[mts]')$/iu.test(word))
  return (isFelt || OF_STATE.test(nearest)) && !/^(?:une?|le|la|les)$/iu.test(before.at(-1) ?? '')
}

function adjectiveTrial(hint: GapHint): string {
  return isAttribute(hint)
    ? `Ce mot dit comment est le sujet. Ce sujet, est-ce il, elle, ils ou elles${NBSP}?`
    : `Cherche le nom que ce mot précise, juste avant ou juste après lui. ${genderAndNumber(hint)}`
}

type GapSaying = (hint: GapHint) => string

const GAP_TRIALS: Readonly<Record<GapFocus, GapSaying>> = {
  verb: verbTrial,
  adjective: adjectiveTrial,
  noun: () => `Regarde le déterminant. En annonce-t-il un seul ou plusieurs${NBSP}?`,
  pronoun: pronounTrial,
  determiner: (hint) => `Regarde le nom qui suit. ${genderAndNumber(hint)}`,
  tense: () => `Lis le premier mot de la phrase. Est-ce déjà passé, ou bien à venir${NBSP}?`,
  homophone: ({ text }) =>
    HOMOPHONE_TRIALS.find(([words]) => words.test(text))?.[1] ??
    'Remplace le mot par un autre, et écoute si la phrase tient.',
}

/** CP names neither subject nor agreement. */
const GAP_TRIALS_AT_CP: Readonly<Partial<Record<GapFocus, GapSaying>>> = {
  verb: () => `Cherche de qui ou de quoi on parle. ${ONE_OR_MORE}`,
  noun: () => `Regarde le petit mot juste avant. En annonce-t-il un seul ou plusieurs${NBSP}?`,
  determiner: (hint) => `Regarde le mot qui suit. ${genderAndNumber(hint)}`,
}

/** The noun beside the gap; null where the words alone do not tell it. */
function nounBeside({ before, next }: GapHint): string | null {
  const [second = '', first = ''] = before.slice(-2)
  const only = before.length === 1 ? second : first
  if (BEFORE_NOUN.test(only)) return OFTEN_BEFORE.test(next) ? null : next
  return before.length > 1 && BEFORE_NOUN.test(second) && !OFTEN_BEFORE.test(first) ? first : null
}

function adjectiveReason(hint: GapHint): string {
  if (isAttribute(hint)) {
    const verb = hint.before.findIndex((word) => OF_STATE.test(word))
    return attributeGapReason(hint, hint.before.slice(0, Math.max(0, verb)))
  }
  const noun = nounBeside(hint)
  return noun
    ? `${quoted(hint.text)} s'accorde avec ${quoted(noun)}, le nom qu'il accompagne.`
    : `${quoted(hint.text)} s'accorde avec le nom qu'il accompagne.`
}

const GAP_REASONS: Readonly<Record<GapFocus, GapSaying>> = {
  verb: verbGapReason,
  adjective: adjectiveReason,
  noun: nounGapReason,
  pronoun: ({ text, next }) => `Avec ${quoted(text)}, on écrit ${quoted(next)}.`,
  determiner: determinerGapReason,
  tense: ({ text }) => `${quoted(text)} dit quand cela se passe, comme le début de la phrase.`,
  homophone: ({ text }) =>
    HOMOPHONE_REASONS[text.toLocaleLowerCase('fr')] ??
    `Écoute la phrase avec chacun des deux${NBSP}: seul ${quoted(text)} a un sens ici.`,
}

const GAP_REASONS_AT_CP: Readonly<Partial<Record<GapFocus, GapSaying>>> = {
  verb: verbGapReasonAtCp,
  noun: nounGapReasonAtCp,
  determiner: determinerGapReasonAtCp,
}

function gapHint({ sentence, words }: FillQuestion, gap: number): GapHint {
  const { text = '', options = [] } = words[gap] ?? {}
  const pieces = sentence.split(GAP)
  const behind = pieces[gap + 1] ?? ''
  // Elided words stand by themselves, and a clause before a comma says nothing of the subject.
  const before =
    (pieces[gap] ?? '')
      .split(',')
      .at(-1)
      ?.match(/[^\s']+'?/gu) ?? []
  const next = /[^\s.,;:]+/u.exec(behind)?.[0] ?? ''
  const singulars = new Set(options.map((option) => option.replace(/s$/u, '')))
  const isPastSimple =
    options.some((option) => /[èiîuû]rent$/u.test(option)) &&
    !options.some((option) => /(?:ons|ez)$/u.test(option))
  const isWhole = gap === 0 || (pieces[gap] ?? '').includes(',')
  return { text, before, isWhole, next, isPastSimple, isNumberOnly: singulars.size === 1 }
}

/** Of a word that a provider left without a focus, as of a verb. */
function focusOf({ words }: FillQuestion, gap: number): GapFocus {
  return words[gap]?.focus ?? 'verb'
}

/** `gap`: its rank in the question, from 0. */
export function gapTrial(question: FillQuestion, gap: number, level: Level): string {
  const focus = focusOf(question, gap)
  const early = level === 'CP' ? GAP_TRIALS_AT_CP[focus] : undefined
  return (early ?? GAP_TRIALS[focus])(gapHint(question, gap))
}

/** `gap`: its rank in the question, from 0. */
export function gapReason(question: FillQuestion, gap: number, level: Level): string {
  const focus = focusOf(question, gap)
  const early = level === 'CP' ? GAP_REASONS_AT_CP[focus] : undefined
  return (early ?? GAP_REASONS[focus])(gapHint(question, gap))
}

/** «C'est l'heure», «Ce sont les bottes de papa»: nobody is spoken of. */
function isPresentation(words: ReorderQuestion['words']): boolean {
  const at = (place: number) => words.find(({ position }) => position === place)?.text ?? ''
  const isBeing = /^(?:sont|étaient|seront?|sera|fut|furent)$/u.test(at(1))
  return /^c'(?:est|était)$/iu.test(at(0)) || (/^ce$/iu.test(at(0)) && isBeing)
}

/** The capital of a proper noun does not tell the first word. */
export function orderTrial({ words }: Pick<ReorderQuestion, 'words'>): string {
  const capitals = words.filter(({ text }) => /^\p{Lu}/u.test(text)).length
  const ends =
    capitals > 1
      ? `Le point donne le dernier mot. Une majuscule ouvre la phrase, ou bien un nom propre.`
      : `La majuscule donne le premier mot, le point donne le dernier.`
  if (isPresentation(words)) return `${ends} Cherche ensuite les mots qui vont ensemble.`
  return `${ends} Demande-toi ensuite de qui ou de quoi on parle, et ce qu'on en dit.`
}
