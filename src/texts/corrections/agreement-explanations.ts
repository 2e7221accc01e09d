/** Why a word agrees, for the child of the class: with whom, and how to find it. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { quoted } from '../format.ts'
import { type ExplanationLevel, listed, markShown } from './explanation-words.ts'
import { feminineEnding, likeFeminine } from './feminine-endings.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

const AUX_OF_AIL = 'quelques noms en -ail, comme bail, corail, émail, travail et vitrail, font -aux'
const X_PLURALS = 'bijou, caillou, chou, genou, hibou, joujou et pou'

/** Endings of nouns of which some take x and others s: who takes which. */
function endingInS(single: string): string | null {
  if (/al$/u.test(single))
    return `presque tous les mots en -al font -aux, mais ${quoted(single)}, comme ${quoted(single === 'bal' ? 'festival' : 'bal')}, prend un s.`
  if (/ou$/u.test(single)) return `les noms en -ou prennent un s, sauf ${X_PLURALS}.`
  if (/ail$/u.test(single)) return 'presque tous les noms en -ail prennent un s'
  if (/eu$/u.test(single))
    return 'presque tous les noms en -eu prennent un x, sauf pneu, bleu et émeu, qui prennent un s'
  return /au$/u.test(single)
    ? 'presque tous les noms en -au prennent un x, sauf landau et sarrau, qui prennent un s'
    : null
}

/** Why a plural is not a plain s, or is one though others like it are not; null where nothing is to be said. */
function irregularPlural({ expected, single, rule }: Of<'plural'>): string | null {
  if (rule !== 'x') {
    const why = endingInS(single)
    return why === null || why.endsWith('.') ? why : `${why}, ${quoted(expected)}.`
  }
  const end = /(?:eau|au|eu|œu)$/u.exec(single)?.[0]
  const all = end === 'eau' ? 'les noms' : 'presque tous les noms'
  const why = end === undefined ? `${X_PLURALS} prennent un x` : `${all} en -${end} prennent un x`
  return `${why}, ${quoted(single)}, ${quoted(expected)}.`
}

/** «chou» and «fleur» of «choux-fleurs», «arc» of «arcs-en-ciel». */
function markedPieces(single: string, expected: string): readonly string[] {
  const plural = expected.split('-')
  return single.split('-').filter((piece, at) => piece !== plural[at])
}

/** «arrière» of «arrière-grands-parents» never changes. */
function markedBy(marked: readonly string[], pieces: number): string {
  if (marked.length === pieces) return 'chaque mot prend sa marque'
  return marked.length > 1
    ? `seuls ${listed(marked)} prennent la marque du pluriel`
    : `seul ${listed(marked)} prend la marque du pluriel`
}

export function pluralReason(one: Of<'plural'>, level: ExplanationLevel): string {
  const { determiner, expected, single, ending, rule } = one
  const head = `${quoted(determiner)} annonce plusieurs`
  if (rule === 'aux') {
    const why = /ail$/u.test(single) ? AUX_OF_AIL : 'presque tous les mots en -al font -aux'
    return `${head}\u00a0: ${why}, ${quoted(single)}, ${quoted(expected)}.`
  }
  if (rule === 'each') {
    const marked = markedPieces(single, expected)
    const which = markedBy(marked, single.split('-').length)
    return `${head}\u00a0: de ${quoted(single)}, ${which}, ${quoted(expected)}.`
  }
  if (level === 'CP')
    return `${quoted(determiner)}, il y en a plusieurs\u00a0: ajoute ${rule === 'x' ? 'x' : ending}.`
  const irregular = irregularPlural(one)
  return irregular === null
    ? `${head}\u00a0: ${quoted(single)} prend un ${ending}, ${quoted(expected)}.`
    : `${head}\u00a0: ${irregular}`
}

const FEMININE = /^(?:la|une|ma|ta|sa|cette|quelle|aucune)$/u
const MASCULINE = /^(?:le|un|du|au|ce|quel|aucun)$/u

export function singularReason({ determiner, expected }: Of<'singular'>): string {
  const count = FEMININE.test(determiner)
    ? "n'en annonce qu'une"
    : MASCULINE.test(determiner)
      ? "n'en annonce qu'un"
      : "n'en annonce pas plusieurs"
  return `${quoted(determiner)} ${count}\u00a0: ${quoted(expected)} reste sans marque du pluriel.`
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
    return `${quoted('chaque')} les prend un par un\u00a0: il n'a jamais de s, et le nom qui le suit reste au singulier.`
  if (concerns === 'number') {
    const count =
      number === 'p'
        ? 'il y en a plusieurs'
        : `il n'y en a qu'${gender === 'f' ? 'une seule' : 'un seul'}`
    return `Combien y en a-t-il\u00a0? ${quoted(noun)}\u00a0: ${count}, donc ${quoted(expected)}.`
  }
  const [small, sort] = gender === 'f' ? ['petite', 'féminin'] : ['petit', 'masculin']
  const shown = number === 'p' ? `${small}s` : small
  return `On dit ${quoted(`${otherArticle(one)} ${shown} ${noun}`)}\u00a0: ${quoted(shown)} montre que ce nom est ${sort}, donc ${quoted(expected)}.`
}

export function countReason({ expected, number }: Of<'count'>): string {
  if (/^chacune?$/u.test(expected))
    return `${quoted(expected)} les prend un par un\u00a0: il n'a jamais de s.`
  if (expected === 'tous')
    return `On entend le s à la fin\u00a0: ${quoted('tous')}, au pluriel, ce sont tous ceux dont on parle.`
  return number === 'p'
    ? `Demande-toi combien il y en a\u00a0: ici, plusieurs, donc ${/[sx]$/u.test(expected) ? `un ${expected.slice(-1)}, ` : ''}${quoted(expected)}.`
    : `Demande-toi combien il y en a\u00a0: ici, on n'en compte pas plusieurs, donc ${quoted(expected)} au singulier.`
}

function cliticReason({ expected, concerns, number, verb }: Of<'clitic'>): string {
  if (verb !== null && concerns === 'number' && /nt$/u.test(verb) === (number === 'p'))
    return number === 'p'
      ? `Regarde le verbe, ${quoted(verb)}\u00a0: sa fin, -nt, montre qu'il y en a plusieurs. ${quoted(expected)} prend donc un s.`
      : `Regarde le verbe, ${quoted(verb)}\u00a0: il n'a pas la fin -nt du pluriel. ${quoted(expected)} reste donc sans s.`
  const several = number === 'p' ? 'il y en a plusieurs' : "il n'y en a pas plusieurs"
  const what = concerns === 'number' ? several : 'vois si ce nom va avec un ou avec une'
  return `Ce petit mot remplace un nom. Demande ${quoted('qui\u00a0?')} ou ${quoted('quoi\u00a0?')}\u00a0: ${what}, donc ${quoted(expected)}.`
}

/** «les» and «quels», which are one word. */
function relativeReason({ expected, controller, gender, number }: Of<'relative'>): string {
  const [, article = '', quel = ''] = /^(.+)(quel(?:le)?s?)$/u.exec(expected) ?? []
  const sort = `${gender === 'f' ? 'féminin' : 'masculin'} ${number === 'p' ? 'pluriel' : 'singulier'}`
  return `${quoted(expected)} remplace ${quoted(controller)}, ${sort}\u00a0: ${quoted(article)} puis ${quoted(quel)}, en un seul mot.`
}

export function pronounReason(one: Of<'clitic' | 'relative'>): string {
  return one.kind === 'clitic' ? cliticReason(one) : relativeReason(one)
}

export function feminineNounReason({ expected, masculine }: Of<'feminine-noun'>): string {
  const ending = feminineEnding(masculine, expected)
  const pair = `${quoted(`un ${masculine}`)}, ${quoted(`une ${expected}`)}`
  return ending === null
    ? `On ajoute e au masculin\u00a0: ${pair}.`
    : `Au féminin, la fin -${ending.masculine} devient ici -${ending.feminine}\u00a0: ${pair}${likeFeminine(masculine, expected)}.`
}

const FORMS = {
  f: "c'est féminin",
  m: "c'est masculin",
  p: 'il y en a plusieurs',
  s: "il n'y en a pas plusieurs",
} as const

export function findNounReason({ expected, concerns, form, isAgain }: Of<'find-noun'>): string {
  if (form !== null) {
    const head = isAgain ? 'De plus, ici' : `De qui ou de quoi parle ${quoted(expected)}\u00a0? Ici`
    return `${head}, ${FORMS[form]}, donc ${markShown(expected, form)}${quoted(expected)}.`
  }
  if (isAgain)
    return concerns === 'number'
      ? "De plus, vois s'il y en a un, ou plusieurs\u00a0: la fin du mot le montre."
      : "De plus, vois si c'est masculin, ou féminin\u00a0: la fin du mot le montre."
  const test =
    concerns === 'number' ? "s'il y en a un, ou plusieurs" : "si c'est masculin, ou féminin"
  return `Demande-toi de qui ou de quoi parle ${quoted(expected)}, puis ${test}\u00a0: la fin du mot le montre.`
}

type Unchanged = Of<'adverb' | 'as-adverb' | 'always-plural' | 'never-changes' | 'plain-number'>

function adverbReason({ expected, before }: Of<'adverb'>): string {
  return before === undefined
    ? `Ici, ${quoted(expected)} ne va avec aucun nom\u00a0: il ne change pas.`
    : `${quoted(expected)} veut dire ici ${quoted('tout à fait')}\u00a0: devant un féminin qui commence par le son d'une voyelle, il ne change pas, ${quoted(`${expected} ${before}`)}.`
}

function numberReason(expected: string): string {
  const what = /s$/u.test(expected) ? 'sa fin ne change jamais' : 'il ne prend jamais de s'
  const [like, shown] = expected === 'cinq' ? ['sept', 'sept jours'] : ['cinq', 'cinq doigts']
  return `${quoted(expected)} est ici un nombre\u00a0: ${what}, comme ${quoted(like)} dans ${quoted(shown)}.`
}

/** Words that keep their form, each with what shows it. */
export function unchangedReason(one: Unchanged): string {
  const expected = quoted(one.expected)
  switch (one.kind) {
    case 'adverb':
      return adverbReason(one)
    case 'as-adverb':
      return `${expected} dit comment, avec le verbe ${quoted(one.verb)}\u00a0: il ne parle d'aucun nom, il ne change donc pas.`
    case 'always-plural':
      return `${expected}, en ce sens, s'écrit toujours au pluriel\u00a0: garde le s, même sans ${quoted('les')} devant.`
    case 'plain-number':
      return numberReason(one.expected)
    case 'never-changes':
      return /ment$/u.test(one.expected)
        ? `${expected} dit comment\u00a0: ce genre de mot s'écrit toujours pareil, avec un seul comme avec plusieurs.`
        : `${expected} est un mot invariable\u00a0: il s'écrit toujours pareil${/[sx]$/u.test(one.expected) ? '' : ', sans s'}, avec un seul comme avec plusieurs.`
  }
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
