/** Why a word agrees, for the child of the class: with whom, and how to find it. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { type ExplanationLevel, listed, quoted } from './explanation-words.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

const AUX_OF_AIL = 'quelques noms en -ail, comme bail, corail, émail, travail et vitrail, font -aux'
const X_PLURALS = 'bijou, caillou, chou, genou, hibou, joujou et pou'

/** Why a plural is not a plain s; null where it is. */
function irregularPlural({ expected, single, rule }: Of<'plural'>): string | null {
  if (rule === 'x') {
    const end = /(?:eau|au|eu|œu)$/u.exec(single)?.[0]
    const why =
      end === undefined ? `${X_PLURALS} prennent un x` : `les noms en -${end} prennent un x`
    return `${why}, ${quoted(single)}, ${quoted(expected)}.`
  }
  if (/al$/u.test(single))
    return `presque tous les mots en -al font -aux, mais ${quoted(single)}, comme ${quoted(single === 'bal' ? 'festival' : 'bal')}, prend un s.`
  return /ou$/u.test(single) ? `les noms en -ou prennent un s, sauf ${X_PLURALS}.` : null
}

/** «chou» and «fleur» of «choux-fleurs», «arc» of «arcs-en-ciel». */
function markedPieces(single: string, expected: string): readonly string[] {
  const plural = expected.split('-')
  return single.split('-').filter((piece, at) => piece !== plural[at])
}

export function pluralReason(one: Of<'plural'>, level: ExplanationLevel): string {
  const { determiner, expected, single, ending, rule } = one
  const head = `${quoted(determiner)} annonce plusieurs`
  if (rule === 'aux') {
    const why = /ail$/u.test(single) ? AUX_OF_AIL : '-al devient -aux'
    return `${head}\u00a0: ${why}, ${quoted(single)}, ${quoted(expected)}.`
  }
  if (rule === 'each') {
    const marked = markedPieces(single, expected)
    const which =
      marked.length > 1 ? 'chaque mot prend sa marque' : `seul ${listed(marked)} la prend`
    return `${head}\u00a0: de ${quoted(single)}, ${which}, ${quoted(expected)}.`
  }
  if (level === 'CP')
    return `${quoted(determiner)}, il y en a plusieurs\u00a0: ajoute ${rule === 'x' ? 'x' : ending}.`
  const irregular = irregularPlural(one)
  return irregular === null
    ? `${head}\u00a0: ${quoted(single)} prend un ${ending}, ${quoted(expected)}.`
    : `${head}\u00a0: ${irregular}`
}

export function singularReason({ determiner, expected }: Of<'singular'>): string {
  return `${quoted(determiner)} n'en annonce qu'un\u00a0: ${quoted(expected)} reste sans marque du pluriel.`
}

/** Another than the one that is explained: «la» for «une», «une» for «la». */
function otherArticle({ expected, number, gender }: Of<'determiner'>): string {
  if (number === 'p') return expected === 'les' ? 'des' : 'les'
  const [indefinite, definite] = gender === 'f' ? ['une', 'la'] : ['un', 'le']
  return expected === indefinite ? definite : indefinite
}

export function determinerReason(one: Of<'determiner'>): string {
  const { expected, noun, number, gender, concerns } = one
  if (/^aucune?$/u.test(expected) && concerns === 'number')
    return `${quoted(expected)} veut dire ${quoted(expected.replace('auc', 'pas '))}\u00a0: comme ${quoted(expected.slice(3))}, il n'a jamais de s.`
  if (expected === 'chaque')
    return `${quoted('chaque')} les prend un par un\u00a0: il n'a jamais de s, ni le nom qui le suit.`
  if (concerns === 'number') {
    const count = number === 'p' ? 'il y en a plusieurs' : "il n'y en a qu'un seul"
    return `Combien y en a-t-il\u00a0? ${quoted(noun)}\u00a0: ${count}, donc ${quoted(expected)}.`
  }
  const [small, sort] = gender === 'f' ? ['petite', 'féminin'] : ['petit', 'masculin']
  const shown = number === 'p' ? `${small}s` : small
  return `On dit ${quoted(`${otherArticle(one)} ${shown} ${noun}`)}\u00a0: ${quoted(shown)} montre que ce nom est ${sort}, donc ${quoted(expected)}.`
}

function numberRule({ control, plain, mark, expected }: Of<'agrees'>): string {
  if (control.number === 's') return "il n'y en a qu'un, donc pas de marque du pluriel"
  if (mark === null && /al$/u.test(plain) && expected.endsWith('aux'))
    return `il y en a plusieurs, et -al devient -aux\u00a0: ${quoted(plain)}, ${quoted(expected)}`
  return mark === null
    ? `il y en a plusieurs, donc ${quoted(expected)}`
    : `il y en a plusieurs, donc on met un ${mark}`
}

/** «c'est féminin, donc on ajoute e à « vert »». */
function agreementRule(one: Of<'agrees'>): string {
  const { concerns, control, plain, mark, expected } = one
  if (concerns === 'number') return numberRule(one)
  const feminine = control.gender === 'f' || (control.gender === null && mark === 'e')
  if (!feminine) return `c'est masculin, donc ${quoted(expected)}`
  const several = control.number === 'p' && /es$/u.test(expected)
  const plural = several ? `\u00a0; il y en a plusieurs, donc aussi un s, ${quoted(expected)}` : ''
  return mark === 'e'
    ? `c'est féminin, donc on ajoute e à ${quoted(plain)}${plural}`
    : `c'est féminin, et ${quoted(plain)} devient ${quoted(expected.replace(/s$/u, ''))}${likeFeminine(plain, expected)}${plural}`
}

/** Endings that change in the feminine, each with a pair that every class knows. */
const FEMININES: readonly (readonly [
  masculine: RegExp,
  feminine: RegExp,
  one: string,
  other: string,
])[] = [
  [/teur$/u, /trices?$/u, 'acteur', 'actrice'],
  [/eur$/u, /euses?$/u, 'danseur', 'danseuse'],
  [/eux$/u, /euses?$/u, 'joyeux', 'joyeuse'],
  [/er$/u, /ères?$/u, 'premier', 'première'],
  [/if$/u, /ives?$/u, 'sportif', 'sportive'],
  [/ien$/u, /iennes?$/u, 'ancien', 'ancienne'],
  [/on$/u, /onnes?$/u, 'bon', 'bonne'],
  [/el$/u, /elles?$/u, 'cruel', 'cruelle'],
  [/et$/u, /ètes?$/u, 'complet', 'complète'],
  [/et$/u, /ettes?$/u, 'muet', 'muette'],
  [/eau$/u, /elles?$/u, 'beau', 'belle'],
  [/c$/u, /ches?$/u, 'blanc', 'blanche'],
  [/[^e]s$/u, /sses?$/u, 'gros', 'grosse'],
]

/** «, comme « joyeux », « joyeuse »». */
function likeFeminine(masculine: string, feminine: string): string {
  const found = FEMININES.find(([one, other]) => one.test(masculine) && other.test(feminine))
  if (found === undefined || found[2] === masculine || masculine === 'quel') return ''
  return `, comme ${quoted(found[2])}, ${quoted(found[3])}`
}

/** «vous êtes contents»: whom the pronoun stands for here. */
function speakerReason({ expected, control, concerns }: Of<'agrees'>): string {
  const { controller, number, gender } = control
  const many = number === 'p' ? 'plusieurs personnes' : 'une seule personne'
  const sort = gender === 'f' ? 'du féminin' : 'du masculin'
  return concerns === 'number'
    ? `${quoted(expected)} parle de ${quoted(controller)}, ici ${many}\u00a0: la fin du mot le montre.`
    : `${quoted(expected)} parle de ${quoted(controller)}, ici ${sort}\u00a0: la fin du mot le montre.`
}

/** What the feminine changes at the end: «he» behind «blanc», «ve» for the f of «neuf». */
function changedEnd({ plain, expected, control, concerns }: Of<'agrees'>): string {
  const single = expected.replace(/s$/u, '')
  const isChanged = concerns === 'gender' && control.gender === 'f' && single !== plain
  if (!isChanged || plain === '') return `donc ${quoted(expected)}`
  const same = [...plain].findIndex((letter, at) => letter !== single[at])
  if (same < 0)
    return `c'est féminin, ${quoted(plain)} ajoute ${quoted(single.slice(plain.length))}, ${quoted(single)}`
  return `c'est féminin, la fin ${quoted(plain.slice(same))} devient ${quoted(single.slice(same))}, ${quoted(single)}`
}

export function agreesReason(one: Of<'agrees'>, level: ExplanationLevel): string {
  const { expected, control, concerns, mark } = one
  if (control.relation === 'speaker') return speakerReason(one)
  if (level === 'CP') {
    const why = concerns === 'number' ? (control.number === 'p' ? 'plusieurs, ' : 'un seul, ') : ''
    const isBare = control.number === 's' && concerns === 'number'
    const end = isBare || mark === null ? changedEnd(one) : `ajoute ${mark}`
    return `${quoted(expected)} va avec ${quoted(control.controller)}\u00a0: ${why}${end}.`
  }
  return `De qui ou de quoi parle ${quoted(expected)}\u00a0? Réponse\u00a0: ${quoted(control.controller)}, ${agreementRule(one)}.`
}

export function countReason({ expected, number }: Of<'count'>): string {
  if (/^chacune?$/u.test(expected))
    return `${quoted(expected)} les prend un par un\u00a0: il n'a jamais de s.`
  if (expected === 'tous')
    return `On entend le s à la fin\u00a0: ${quoted('tous')}, au pluriel, ce sont tous ceux dont on parle.`
  return number === 'p'
    ? `Demande-toi combien il y en a\u00a0: ici, plusieurs, donc ${quoted(expected)} au pluriel.`
    : `Demande-toi combien il y en a\u00a0: ici, on n'en compte pas plusieurs, donc ${quoted(expected)} au singulier.`
}

export function cliticReason({ expected, concerns, number }: Of<'clitic'>): string {
  const several = number === 'p' ? 'il y en a plusieurs' : "il n'y en a qu'un"
  const what = concerns === 'number' ? several : 'vois si ce nom va avec un ou avec une'
  return `Ce petit mot remplace un nom. Demande ${quoted('qui\u00a0?')} ou ${quoted('quoi\u00a0?')}\u00a0: ${what}, donc ${quoted(expected)}.`
}

export function feminineNounReason({ expected, masculine }: Of<'feminine-noun'>): string {
  return `Un homme, c'est ${quoted(masculine)}\u00a0; une femme ou une fille, c'est ${quoted(expected)}${likeFeminine(masculine, expected)}.`
}

export function findNounReason({ expected, concerns }: Of<'find-noun'>): string {
  const test =
    concerns === 'number' ? "s'il y en a un, ou plusieurs" : "si c'est masculin, ou féminin"
  return `Demande-toi de qui ou de quoi parle ${quoted(expected)}, puis ${test}\u00a0: la fin du mot le montre.`
}

export function neverChangesReason({ expected }: Of<'never-changes'>): string {
  return /ment$/u.test(expected)
    ? `${quoted(expected)} dit comment\u00a0: ce genre de mot s'écrit toujours pareil, avec un seul comme avec plusieurs.`
    : `${quoted(expected)} est un mot invariable\u00a0: il s'écrit toujours pareil, avec un seul comme avec plusieurs.`
}

export function nounGenderReason({ expected, single, gender }: Of<'noun-gender'>): string {
  const kind = gender === 'f' ? 'féminin' : 'masculin'
  return `C'est un nom\u00a0: au singulier, on dit ${quoted(single)}. Il est ${kind}, donc ${quoted(expected)}.`
}

export function colourReason({ expected, after }: Of<'colour'>): string {
  return after === null
    ? `${quoted(expected)} est aussi le nom d'une chose\u00a0: une couleur qui vient d'un nom ne s'accorde pas.`
    : `Avec ${quoted(after)} derrière lui, ${quoted(expected)} fait une seule couleur de deux mots\u00a0: elle ne s'accorde pas.`
}

export function roundNumberReason({ expected, isRound }: Of<'round-number'>): string {
  return isRound
    ? `Multipliés et sans autre nombre derrière, vingt et cent prennent un s\u00a0: ${quoted(expected)}.`
    : `Vingt et cent ne prennent un s que multipliés, et sans autre nombre derrière\u00a0: ici, ${quoted(expected)}.`
}

/** «plusieurs, donc « achetées »». */
function answerReason({ expected, concerns }: Of<'participle-with-avoir'>): string {
  const number = expected.endsWith('s') ? 'plusieurs' : 'un seul'
  const gender = /es?$/u.test(expected) ? 'féminin' : 'masculin'
  return `${concerns === 'number' ? number : gender}, donc ${quoted(expected)}`
}

const CLITIC = /^(?:l'|le|la|les)$/u

export function avoirReason(one: Of<'participle-with-avoir'>, level: ExplanationLevel): string {
  const { expected, subject, object, concerns, asked } = one
  const question = `Demande ${quoted(`${asked} qui ou quoi\u00a0?`)}`
  if (object !== null)
    return CLITIC.test(object)
      ? `${question} La réponse est ${quoted(object)}, un petit mot placé avant\u00a0: vois quel nom il remplace. Ici, ${answerReason(one)}.`
      : `${question} La réponse, ${quoted(object)}, est écrite avant\u00a0: ${answerReason(one)}.`
  const whom = subject === null ? 'le sujet' : quoted(subject)
  if (!level.startsWith('CM'))
    return `Avec le verbe avoir, la fin ne change pas avec ${whom}\u00a0: ${quoted(expected)}.`
  return concerns === 'gender'
    ? `${question} La réponse n'est pas écrite avant\u00a0: pas de marque du féminin, ${quoted(expected)}.`
    : `${question} Avant le verbe, rien ne répond\u00a0: ${quoted(expected)} ne s'accorde pas avec ${whom}.`
}

export function objectBehindReason({ expected, clause, object }: Of<'object-behind'>): string {
  return `Demande ${quoted(`${clause} quoi\u00a0?`)} La réponse, ${quoted(object)}, vient après le verbe\u00a0: pas d'accord, ${quoted(expected)}.`
}
