/** Why a verb is conjugated so, for the child of the class. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { TenseClue } from '../../domain/copy/review/verb-explanation.ts'
import { quoted } from '../format.ts'
import { circumflexReason } from './accent-explanations.ts'
import { type ExplanationLevel, listed } from './explanation-words.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

const ENDING_HEARD = /^(?:ons|ez|ai|as|a|ont)$/u

/** «-ent, qui ne s'entend pas, comme « ils chantent »». */
function endingOf(ending: string, model: string | null): string {
  const silent = ENDING_HEARD.test(ending) ? '' : " (on ne l'entend pas)"
  const like = model === null ? '' : `, comme ${quoted(model)}`
  return `-${ending}${ending === 'ent' || ending === 'es' ? silent : ''}${like}`
}

export function subjectReason(one: Of<'subject-verb'>, level: ExplanationLevel): string {
  const { subject, pronoun, relation, core, question, ending, model, infinitive, between } = one
  const group = infinitive === null ? '' : `, car ${quoted(infinitive)} est un verbe en -er`
  const end = endingOf(ending, model) + group
  const said = pronoun ?? subject
  if (level === 'CP')
    return `${pronoun === null ? `Avec ${quoted(subject)}` : `${quoted(core)}, c'est ${quoted(said)}`}\u00a0: à la fin, ${end}.`
  const close = `${quoted(said)}\u00a0: le verbe se termine par ${end}.`
  switch (relation) {
    case 'pronoun':
      return `Le sujet est ${quoted(subject)}${between === null ? '' : `, et non ${quoted(between)}`}\u00a0: le verbe se termine par ${end}.`
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
      if (/^la plupart /u.test(core))
        return `${question}\u00a0? ${quoted(core)}\u00a0: après ${quoted('la plupart')}, c'est le nom au pluriel qui commande, donc ${close}`
      return `${question}\u00a0? ${quoted(subject)}, donc ${close}`
  }
}

export function findSubjectReason({ question, ending, number }: Of<'find-subject'>): string {
  const answer = number === 'p' ? 'La réponse est au pluriel' : 'La réponse est au singulier'
  // It may be someone or something.
  const other = question.startsWith('Qui')
    ? `, ou ${quoted(`${question.replace(/^Qui est-ce qui/u, "Qu'est-ce qui")}\u00a0?`)}`
    : ''
  return `Pour trouver le sujet, demande ${quoted(`${question}\u00a0?`)}${other}. ${answer}\u00a0: le verbe se termine par -${ending}.`
}

const TENSES: Readonly<Record<string, string>> = {
  présent: 'au présent',
  imparfait: "à l'imparfait",
  futur: 'au futur',
  'passé simple': 'dans ce récit au passé',
  conditionnel: 'quand on imagine, ou quand on raconte ce qui devait arriver',
  subjonctif: 'après «\u00a0que\u00a0»',
  impératif: 'pour donner un ordre',
}

const OTHER_TENSES: Readonly<Record<string, string>> = {
  présent: 'se passe maintenant',
  imparfait: 'durait, ou revenait souvent',
  futur: 'se passera plus tard',
  conditionnel: 'se passerait, avec un «\u00a0si\u00a0»',
  'passé simple': "s'est passé une fois, dans un récit",
}

const SPOKEN_OF: Readonly<Record<string, string>> = {
  imparfait: 'parle du passé',
  'passé simple': 'parle du passé',
  futur: 'parle de plus tard',
  présent: 'parle de maintenant',
}

/** «« autrefois » parle du passé. »: what the child can look for. */
function clueReason(clue: TenseClue | null, tense: string): string {
  if (clue === null) return ''
  return clue.isVerb
    ? `Même temps que ${quoted(clue.said)}, dans cette phrase. `
    : `${quoted(clue.said)} ${SPOKEN_OF[tense] ?? ''}. `
}

export function tenseReason(
  { tense, pronoun, core, ending, model, other, clue }: Of<'tense-ending'>,
  level: ExplanationLevel,
): string {
  const when = tense === 'passé simple' && level === 'CM2' ? 'au passé simple' : TENSES[tense]
  const contrast =
    other === null
      ? ''
      : ` ${quoted(other.form)}, cela ${OTHER_TENSES[other.tense] ?? 'se dit autrement'}.`
  const who =
    core === null ? `Avec ${quoted(pronoun)}` : `${quoted(core)}, c'est ${quoted(pronoun)}`
  const head = when !== undefined ? `\u00a0: ${when},` : core === null ? ',' : '\u00a0:'
  return `${clueReason(clue, tense)}${who}${head} le verbe se termine par ${endingOf(ending, model)}.${contrast}`
}

export function afterSiReason({ said, ending, model }: Of<'after-si'>): string {
  return `Les si n'aiment pas les -rais\u00a0: après ${quoted('si')}, on écrit l'imparfait, ${quoted(said)}, avec ${endingOf(ending, model)}.`
}

function keptReason({ letter, infinitive, said, like }: Of<'kept-letter'>): string {
  const other = like === null ? '' : `, comme ${quoted(like)}`
  return letter === ''
    ? `Les verbes en -indre et en -soudre perdent leur d\u00a0: ${quoted(infinitive)}, mais ${quoted(said)}${other}.`
    : `${quoted(infinitive)} garde son ${letter}, même muet\u00a0: ${quoted(said)}${other}.`
}

function yerReason({ expected, infinitive, letter }: Of<'verb-in-yer'>): string {
  return letter === 'i'
    ? `Devant un e muet, le y de ${quoted(infinitive)} devient i\u00a0: ${quoted(expected)}.`
    : `${quoted(infinitive)} garde son y devant une voyelle que l'on entend\u00a0: ${quoted(expected)}.`
}

/** «ce serait», «ce furent de beaux jours»: one says «il», or what stands behind the verb decides. */
function ceReason(number: 's' | 'p', pair: string): string {
  return number === 's'
    ? `Le sujet est ${quoted('ce')}, qui va avec le verbe comme ${quoted('il')}\u00a0: ${pair}.`
    : `Derrière ${quoted('ce')}, le verbe être suit le nom qui vient après lui\u00a0: ici il y en a plusieurs, ${pair}.`
}

function personReason({ core, said, other, number, ending }: Of<'other-person'>): string {
  // «elle soit» and «je sois» are said alike.
  const pair =
    ending === null
      ? `on dit ${quoted(said)}, mais ${quoted(other)}`
      : `à la fin, -${ending}, ${quoted(said)}, mais on écrit ${quoted(other)}`
  if (core === 'ce') return ceReason(number, pair)
  if (said.startsWith('tu '))
    return `Avec ${quoted('tu')}, le verbe finit par s\u00a0: on dit ${quoted(said)}, mais ${quoted(other)}.`
  if (core === '')
    return `Cherche le sujet\u00a0: il est au ${number === 'p' ? 'pluriel' : 'singulier'}. Comme ${quoted(said)}, et non ${quoted(other)}.`
  const [pronoun = said] = said.replace("j'", 'je ').split(' ')
  const head =
    core === null ? `Le sujet est ${quoted(pronoun)}` : `${quoted(core)}, c'est ${quoted(pronoun)}`
  // «a» and «as», «est» and «es»: the ear does not tell them apart.
  if (/^tu (?:as|es|vas)$/u.test(other) && /(?:a|est|va)$/u.test(said))
    return `${head}\u00a0: ${quoted(said)}, ${said.endsWith('t') ? 'avec un t, et non' : 'sans le s de'} ${quoted(other)}.`
  return `${head}\u00a0: ${pair}.`
}

/** «va» has no s, though «tu vas» has one. */
export function imperativeReason({ expected, ending, model }: Of<'imperative'>): string {
  const head = `C'est un ordre, sans sujet\u00a0: `
  return ending === 'a'
    ? `${head}${quoted(expected)} n'a pas de s, comme ${quoted(model)}. Le s est pour ${quoted('tu vas')}.`
    : `${head}le verbe se termine par -${ending}, comme ${quoted(model)}.`
}

type ConjugationReason = Of<
  | 'vous-tes'
  | 'kept-letter'
  | 'future-stem'
  | 'future-rr'
  | 'verb-in-yer'
  | 'two-vowels'
  | 'simple-past'
  | 'other-person'
  | 'subjunctive'
  | 'subjunctive-plural'
  | 'past-hat'
  | 'past-without-hat'
  | 'past-circumflex'
  | 'past-one-r'
  | 'qui-person'
  | 'avoir-subjunctive'
  | 'by-heart'
>

function twoVowelsReason(one: Of<'two-vowels'>): string {
  return `${clueReason(one.clue, one.tense)}${TENSE_HEADS[one.tense] ?? 'Ici'}, on ajoute -${one.ending} à ${quoted(one.stem)}\u00a0: ${/i$/u.test(one.stem) ? 'deux i' : 'le y et le i'} se suivent, ${quoted(one.expected)}.`
}

function avoirReason(expected: string): string {
  return /(?:ons|ez)$/u.test(expected)
    ? `Au subjonctif, avoir et être ont déjà un y\u00a0: ${quoted('ayons')}, ${quoted('ayez')}, ${quoted('soyons')}, ${quoted('soyez')}, sans i derrière lui.`
    : `Avec ${quoted('nous')}, on entend ${quoted('que nous ayons')}\u00a0: c'est le verbe avoir, au subjonctif, donc ${quoted(expected)}.`
}

/** «« savoir » y devient sach-, puis -iez»: the stem, where the copy has another. */
function subjunctiveReason(one: Of<'subjunctive'>): string {
  const head = `Dis-le avec ${quoted(one.infinitive)}\u00a0: on entend ${quoted(one.trial)}, c'est le subjonctif.`
  return one.stem === null
    ? `${head} Le verbe se termine par ${endingOf(one.ending, one.model)}.`
    : `${head} ${quoted(one.stem.of)} y devient ${one.stem.letters}-\u00a0: ${quoted(one.expected)}, avec -${one.ending}.`
}

export function conjugationRuleReason(one: ConjugationReason): string {
  const expected = quoted(one.expected)
  switch (one.kind) {
    case 'vous-tes':
      return `${quoted('vous faites')}, ${quoted('vous dites')}, ${quoted('vous êtes')}\u00a0: ces trois verbes n'ont pas -ez avec ${quoted('vous')}.`
    case 'kept-letter':
      return keptReason(one)
    case 'future-stem':
      return `${one.tense === 'futur' ? 'Au futur' : 'Ici aussi'}, on part de l'infinitif\u00a0: ${quoted(one.infinitive)}${one.infinitive.endsWith('e') ? ' sans son e' : ''}, et on ajoute -${one.ending}, ${expected}.`
    case 'future-rr':
      return `${quoted('courir')}, ${quoted('mourir')}, ${quoted('pouvoir')}, ${quoted('voir')} et ${quoted('envoyer')} ont deux r au futur, et aussi avec un ${quoted('si')} (${quoted('je pourrais')})\u00a0: ${expected}.`
    case 'verb-in-yer':
      return yerReason(one)
    case 'two-vowels':
      return twoVowelsReason(one)
    case 'simple-past':
      return `Pense au singulier\u00a0: ${quoted(one.singular)} donne ${quoted(one.plural)}.`
    case 'other-person':
      return personReason(one)
    case 'subjunctive':
      return subjunctiveReason(one)
    case 'subjunctive-plural':
      return `Avec ${quoted('je')}, on dirait ${quoted(`que ${one.single}`)}\u00a0: c'est le subjonctif. On garde ${one.stem}- et on ajoute -${one.ending}.`
    case 'past-hat':
      return `Au passé simple, devant -mes et -tes, la voyelle porte toujours un chapeau\u00a0: ${quoted(one.said)}${one.said === one.like ? '' : `, comme ${quoted(one.like)}`}.`
    case 'past-without-hat':
      return `Au passé simple, le chapeau est pour ${quoted('nous')} et ${quoted('vous')}\u00a0: ${quoted(one.other)}, mais ${quoted(one.said)}.`
    case 'past-circumflex':
      return circumflexReason(one)
    case 'past-one-r':
      return `La fin -${one.ending} du passé simple n'a qu'un seul r\u00a0: ${expected}, comme ${quoted(ONE_R[one.ending] ?? 'ils furent')}.`
    case 'qui-person':
      return one.antecedent === one.pronoun
        ? `${quoted('qui')} remplace ${quoted(one.antecedent)}\u00a0: on dit ${quoted(one.said)}.`
        : `${quoted('qui')} remplace ${quoted(one.antecedent)}, et ${quoted(one.antecedent)}, c'est ${quoted(one.pronoun)}\u00a0: on dit ${quoted(one.said)}.`
    case 'avoir-subjunctive':
      return avoirReason(one.expected)
    case 'by-heart':
      return `Au présent, ${quoted(one.infinitive)} ne ressemble à aucun autre verbe\u00a0: apprends par cœur ${listed(one.said)}.`
  }
}

const ONE_R: Readonly<Record<string, string>> = {
  èrent: 'ils chantèrent',
  irent: 'ils finirent',
  urent: 'ils furent',
  inrent: 'ils vinrent',
}

const TENSE_HEADS: Readonly<Record<string, string>> = {
  imparfait: "À l'imparfait",
  subjonctif: 'Après «\u00a0que\u00a0»',
}
