/** Why a word agrees, for the child of the class: with whom, and how to find it. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { type ExplanationLevel, listed, quoted } from './explanation-words.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

const X_PLURALS = 'bijou, caillou, chou, genou, hibou, joujou et pou'

export function pluralReason(one: Of<'plural'>, level: ExplanationLevel): string {
  const { determiner, expected, single, ending, rule } = one
  const head = `${quoted(determiner)} annonce plusieurs`
  if (rule === 'aux')
    return `${head}\u00a0: -${/ai?l$/u.exec(single)?.[0] ?? 'al'} devient -aux, ${quoted(single)}, ${quoted(expected)}.`
  if (rule === 'x' && level !== 'CP') {
    const end = /(?:eau|au|eu|œu)$/u.exec(single)?.[0]
    const why =
      end === undefined ? `${X_PLURALS} prennent un x` : `les noms en -${end} prennent un x`
    return `${head}\u00a0: ${why}, ${quoted(single)}, ${quoted(expected)}.`
  }
  return level === 'CP'
    ? `${quoted(determiner)}, il y en a plusieurs\u00a0: ajoute ${ending}.`
    : `${head}\u00a0: ${quoted(single)} prend un ${ending}, ${quoted(expected)}.`
}

export function singularReason({ determiner, expected }: Of<'singular'>): string {
  return `${quoted(determiner)} n'en annonce qu'un\u00a0: ${quoted(expected)} reste sans marque du pluriel.`
}

export function determinerReason(one: Of<'determiner'>): string {
  const { expected, noun, number, gender, concerns } = one
  if (concerns === 'number') {
    const count = number === 'p' ? 'il y en a plusieurs' : "il n'y en a qu'un seul"
    return `Combien y en a-t-il\u00a0? ${quoted(noun)}\u00a0: ${count}, donc ${quoted(expected)}.`
  }
  const kind = gender === 'f' ? 'une' : 'un'
  return `On dit ${quoted(`${kind} ${noun}`)}\u00a0: avec ce nom, c'est donc ${quoted(expected)}.`
}

/** «c'est féminin, donc on ajoute e à « vert »». */
function agreementRule({ concerns, control, plain, mark, expected }: Of<'agrees'>): string {
  if (concerns === 'number') {
    if (control.number === 's') return "il n'y en a qu'un, donc pas de marque du pluriel"
    return mark === null
      ? `il y en a plusieurs, donc ${quoted(expected)}`
      : `il y en a plusieurs, donc on met un ${mark}`
  }
  const feminine = control.gender === 'f' || (control.gender === null && mark === 'e')
  if (!feminine) return `c'est masculin, donc ${quoted(expected)}`
  return mark === 'e'
    ? `c'est féminin, donc on ajoute e à ${quoted(plain)}`
    : `c'est féminin, et ${quoted(plain)} devient ${quoted(expected.replace(/s$/u, ''))}`
}

export function agreesReason(one: Of<'agrees'>, level: ExplanationLevel): string {
  const { expected, control, concerns, mark } = one
  if (level === 'CP') {
    const why = concerns === 'number' ? (control.number === 'p' ? 'plusieurs, ' : 'un seul, ') : ''
    const end =
      mark === null || (control.number === 's' && concerns === 'number')
        ? `donc ${quoted(expected)}`
        : `ajoute ${mark}`
    return `${quoted(expected)} va avec ${quoted(control.controller)}\u00a0: ${why}${end}.`
  }
  return `De qui ou de quoi parle ${quoted(expected)}\u00a0? Réponse\u00a0: ${quoted(control.controller)}, ${agreementRule(one)}.`
}

export function countReason({ expected, number }: Of<'count'>): string {
  return number === 'p'
    ? `Demande-toi combien il y en a\u00a0: ici, plusieurs, donc ${quoted(expected)} au pluriel.`
    : `Demande-toi combien il y en a\u00a0: ici, on n'en compte pas plusieurs, donc ${quoted(expected)} au singulier.`
}

export function cliticReason({ expected, concerns, number }: Of<'clitic'>): string {
  const several = number === 'p' ? 'il y en a plusieurs' : "il n'y en a qu'un"
  const what = concerns === 'number' ? several : 'vois si ce nom va avec un ou avec une'
  return `Ce petit mot remplace un nom. Demande ${quoted('qui\u00a0?')} ou ${quoted('quoi\u00a0?')}\u00a0: ${what}, donc ${quoted(expected)}.`
}

export function feminineNounReason({ expected, masculine, like }: Of<'feminine-noun'>): string {
  const others = like.length === 0 ? '' : `, comme ${listed(like)}`
  return `Un homme, c'est ${quoted(masculine)}\u00a0; une femme ou une fille, c'est ${quoted(expected)}${others}.`
}

export function findNounReason({ expected, concerns }: Of<'find-noun'>): string {
  const test = concerns === 'number' ? 'il y en a un, ou plusieurs' : "c'est masculin, ou féminin"
  return `Demande-toi de qui ou de quoi parle ${quoted(expected)}, puis si ${test}\u00a0: la fin du mot le montre.`
}

export function avoirReason({ expected, subject, object }: Of<'participle-with-avoir'>): string {
  if (object !== null) {
    return `Demande ${quoted(`${expected} qui ou quoi\u00a0?`)} La réponse, ${quoted(object)}, est écrite avant\u00a0: ${quoted(expected)} s'accorde avec cette réponse.`
  }
  const other = subject === null ? '' : ` avec ${quoted(subject)}`
  return `Demande ${quoted(`${expected} qui ou quoi\u00a0?`)} Avant le verbe, rien ne répond\u00a0: ${quoted(expected)} ne s'accorde pas${other}.`
}

const ENDING_HEARD = /^(?:ons|ez|ai|as|a|ont)$/u

/** «-ent, qui ne s'entend pas, comme « ils chantent »». */
function endingOf(ending: string, model: string | null): string {
  const silent = ENDING_HEARD.test(ending) ? '' : " (on ne l'entend pas)"
  const like = model === null ? '' : `, comme ${quoted(model)}`
  return `-${ending}${ending === 'ent' || ending === 'es' ? silent : ''}${like}`
}

export function subjectReason(one: Of<'subject-verb'>, level: ExplanationLevel): string {
  const { subject, pronoun, relation, core, question, ending, model } = one
  const end = endingOf(ending, model)
  const said = pronoun ?? subject
  if (level === 'CP')
    return `${pronoun === null ? `Avec ${quoted(subject)}` : `${quoted(core)}, c'est ${quoted(said)}`}\u00a0: à la fin, ${end}.`
  const close = `${quoted(said)}\u00a0: le verbe se termine par ${end}.`
  switch (relation) {
    case 'pronoun':
      return `Le sujet est ${quoted(subject)}\u00a0: le verbe se termine par ${end}.`
    case 'relative':
      return `${quoted('qui')} remplace ${quoted(subject)}, donc ${close}`
    case 'coordinated':
      return `${question}\u00a0? ${quoted(subject)}\u00a0: ensemble, on peut dire ${close}`
    case 'distant':
      return `${question}\u00a0? Pas le mot juste avant le verbe, mais ${quoted(core)}, donc ${close}`
    case 'inverted':
      return `Le sujet est après le verbe. ${question}\u00a0? ${quoted(subject)}, donc ${close}`
    case 'shared':
      return `Ce verbe a le même sujet que le verbe d'avant, ${quoted(subject)}\u00a0: il se termine par ${end}.`
    case 'near':
      return `${question}\u00a0? ${quoted(subject)}, donc ${close}`
  }
}

export function findSubjectReason({ question, ending, number }: Of<'find-subject'>): string {
  const answer = number === 'p' ? 'La réponse est au pluriel' : 'La réponse est au singulier'
  return `Pour trouver le sujet, demande ${quoted(`${question}\u00a0?`)} ${answer}\u00a0: le verbe se termine par -${ending}.`
}

const SOLD = {
  infinitive: (): string => "c'est l'infinitif, donc -er",
  participle: (expected: string): string =>
    `comme ${quoted('vendu')}, donc ${/(?:ées|és|ée|é)$/u.exec(expected)?.[0] ?? 'é'} et non -er`,
  imperfect: (expected: string): string =>
    `c'est l'imparfait, donc -${/(?:aient|ait|ais)$/u.exec(expected)?.[0] ?? 'ait'}`,
} as const

export function vendreReason(
  { trial, form, expected }: Of<'vendre'>,
  level: ExplanationLevel,
): string {
  if (level === 'CP') return `On peut dire ${quoted(trial)}\u00a0: donc ${quoted(expected)}.`
  return `On peut dire ${quoted(trial)}\u00a0: ${SOLD[form](expected)}.`
}

const TENSES: Readonly<Record<string, string>> = {
  présent: 'au présent',
  imparfait: "à l'imparfait",
  futur: 'au futur',
  'passé simple': 'dans ce récit au passé',
  conditionnel: 'quand on imagine ce qui se passerait',
  subjonctif: 'dans cette phrase',
  impératif: 'pour donner un ordre',
}

export function tenseReason(
  { tense, pronoun, ending, model }: Of<'tense-ending'>,
  level: ExplanationLevel,
): string {
  const when = tense === 'passé simple' && level === 'CM2' ? 'au passé simple' : TENSES[tense]
  return `Avec ${quoted(pronoun)}, ${when ?? 'ici'}, le verbe se termine par ${endingOf(ending, model)}.`
}
