/** Why an adjective or a participle agrees, for the child of the class: with what, and what the end of the word takes. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { quoted } from '../format.ts'
import type { ExplanationLevel } from './explanation-words.ts'
import { feminineEnding, likeFeminine } from './feminine-endings.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

/** «la poubelle»: only one, whose gender may be unknown. */
function onlyOne(gender: 'm' | 'f' | null): string {
  return gender === null ? 'pas plusieurs' : gender === 'f' ? "qu'une" : "qu'un"
}

function numberRule({ control, plain, mark, expected }: Of<'agrees'>): string {
  if (control.number === 's')
    return `il n'y en a ${onlyOne(control.gender)}, donc pas de marque du pluriel`
  if (mark === 's' && plain === 'bleu')
    return `il y en a plusieurs\u00a0: ${quoted('bleu')} prend un s, comme ${quoted('pneu')}, et non un x`
  if (mark === null && /x$/u.test(plain))
    return `il y en a plusieurs, mais ${quoted(plain)} finit déjà par x, qui ne prend jamais de s`
  if (mark === null && /s$/u.test(plain))
    return `il y en a plusieurs, mais ${quoted(plain)} finit déjà par s, rien ne s'ajoute`
  if (mark === null && /al$/u.test(plain) && expected.endsWith('aux'))
    return `il y en a plusieurs, et presque tous les mots en -al font -aux\u00a0: ${quoted(plain)}, ${quoted(expected)}`
  return mark === null
    ? `il y en a plusieurs, donc ${quoted(expected)}`
    : `il y en a plusieurs, donc on met un ${mark}`
}

/** «-eux devient -euse : « joyeux », « joyeuse », comme « heureux », « heureuse »». */
function changedInFeminine(plain: string, feminine: string): string {
  const ending = feminineEnding(plain, feminine)
  const like = likeFeminine(plain, feminine)
  // «flou», «floue»: most words in -ou only add an e.
  return ending === null || ending.masculine === 'ou'
    ? `${quoted(plain)} devient ${quoted(feminine)}${like}`
    : `-${ending.masculine} devient -${ending.feminine}\u00a0: ${quoted(plain)}, ${quoted(feminine)}${like}`
}

/** «c'est féminin, donc on ajoute e à « vert »». */
function agreementRule(one: Of<'agrees'>): string {
  const { concerns, control, plain, mark, expected } = one
  if (concerns === 'number') return numberRule(one)
  const feminine = control.gender === 'f' || (control.gender === null && mark === 'e')
  const masculine = control.isMixed ? "dès qu'il y a un masculin, c'est" : "c'est"
  if (!feminine) return `${masculine} masculin, donc sans la marque du féminin, ${quoted(expected)}`
  const several = !one.isAgain && control.number === 'p' && /es$/u.test(expected)
  const plural = several ? `\u00a0; il y en a plusieurs, donc aussi un s, ${quoted(expected)}` : ''
  return mark === 'e'
    ? `c'est féminin, donc on ajoute e à ${quoted(plain)}${plural}`
    : `c'est féminin, et ${changedInFeminine(plain, expected.replace(/s$/u, ''))}${plural}`
}

/** «vous êtes contents»: whom the pronoun stands for here. */
function speakerReason(one: Of<'agrees'>): string {
  const { expected, control, concerns, mark, plain } = one
  const { controller, number, gender } = control
  const many = number === 'p' ? 'plusieurs personnes' : 'une seule personne'
  const sort = gender === 'f' ? 'du féminin' : 'du masculin'
  const isPlain = concerns === 'number' ? number === 's' : gender !== 'f'
  const without = concerns === 'number' ? 'du pluriel' : 'du féminin'
  const added =
    mark === null
      ? `donc ${quoted(expected)}`
      : `donc on ajoute ${mark} à ${quoted(concerns === 'number' ? expected.slice(0, -1) : plain)}`
  const end = isPlain ? `donc sans la marque ${without}` : added
  return concerns === 'number'
    ? `${quoted(expected)} parle de ${quoted(controller)}, ici ${many}, ${end}.`
    : `${quoted(expected)} parle de ${quoted(controller)}, ici ${sort}, ${end}.`
}

/** What the feminine changes at the end: «he» behind «blanc», «ve» for the f of «neuf». */
function changedEnd({ plain, expected, control, concerns }: Of<'agrees'>): string {
  const single = expected.replace(/s$/u, '')
  const isChanged = concerns === 'gender' && control.gender === 'f' && single !== plain
  if (concerns === 'gender' && control.gender === 'm' && !expected.endsWith('e'))
    return "c'est masculin, donc pas de e à la fin"
  if (!isChanged || plain === '') return `donc ${quoted(expected)}`
  const ending = feminineEnding(plain, single)
  if (ending !== null)
    return `c'est féminin, -${ending.masculine} devient -${ending.feminine}, ${quoted(single)}`
  const same = [...plain].findIndex((letter, at) => letter !== single[at])
  if (same < 0)
    return `c'est féminin, ${quoted(plain)} ajoute ${quoted(single.slice(plain.length))}, ${quoted(single)}`
  return `c'est féminin, la fin ${quoted(plain.slice(same))} devient ${quoted(single.slice(same))}, ${quoted(single)}`
}

/** «plusieurs, ajoute s»: seven words may do. */
function shortReason(one: Of<'agrees'>): string {
  const { expected, control, concerns, mark } = one
  const isNumber = concerns === 'number'
  const single = control.gender === 'f' ? 'une seule' : 'un seul'
  const why = isNumber ? `${control.number === 'p' ? 'plusieurs' : single}, ` : ''
  const isBare = control.number === 's' && isNumber
  const end = isBare ? 'donc pas de s' : mark === null ? changedEnd(one) : `ajoute ${mark}`
  return `${quoted(expected)} va avec ${quoted(control.controller)}\u00a0: ${why}${end}.`
}

const COUNTED =
  /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cent|mille)$/u

export function agreesReason(one: Of<'agrees'>, level: ExplanationLevel): string {
  const { expected, control } = one
  if (control.relation === 'speaker') return speakerReason(one)
  // «quinze secondes», where it is no adjective.
  if (COUNTED.test(control.controller) && /s$/u.test(expected) && one.concerns === 'number')
    return `${quoted(control.controller)} annonce plusieurs\u00a0: ${quoted(expected)}, avec un s.`
  if (level === 'CP') return shortReason(one)
  const verbal = one.isVerbal ? '\u00a0; -ent est la marque des verbes' : ''
  const rule = agreementRule(one) + verbal
  return one.isAgain
    ? `De plus, pour ${quoted(control.controller)}, ${rule}.`
    : `De qui ou de quoi parle ${quoted(expected)}\u00a0? Réponse\u00a0: ${quoted(control.controller)}, ${rule}.`
}
