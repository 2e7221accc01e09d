/** Verbs and participles of a parsed sentence where the tagger took another reading, told by the words around. */
import type { Language } from '../data/language.ts'
import type { Analysis } from '../morphology/features.ts'
import { isFiniteTag } from '../parsing/clause-subject.ts'
import type { NounChunk } from '../parsing/noun-chunk.ts'
import { auxiliaryBefore } from '../parsing/parse-text.ts'
import { spanText, type VerbSubject } from '../parsing/subject-group.ts'
import { isBehindInversion, misreadEtre, type Place, pronounBefore } from './parsed-place.ts'

/** «envoyées» of «deux cartes postales envoyées»: a noun stands before, with no determiner between. */
function isBehind({ parsed: { words }, at }: Place): boolean {
  const [before, farther] = [words[at - 1], words[at - 2]]
  const isApart = /\S/u.test(before?.after ?? '')
  const isNoun = (tag: string | undefined): boolean => /^N/u.test(tag ?? '')
  const isEpithet = /^A/u.test(before?.tag ?? '') && isNoun(farther?.tag)
  return !isApart && (isNoun(before?.tag) || isEpithet)
}

/** «reçue» of «la lettre que j'ai reçue vient d'Espagne»: right behind avoir, where «que» or a pronoun stands before it. */
function isBehindAvoir({ parsed: { words }, at }: Place): boolean {
  const isBare = words[at]?.tag.startsWith('N') === true
  const isAvoir = /^H\d/u.test(words[at - 1]?.tag ?? '') && !/\S/u.test(words[at - 1]?.after ?? '')
  const isObject = ({ lower, tag }: (typeof words)[number]): boolean =>
    tag === 'O' || /^qu(?:e|')$/u.test(lower)
  return isBare && isAvoir && words.slice(Math.max(0, at - 6), at - 1).some(isObject)
}

/** «n'est jamais arrivée», «les spectateurs, assis au premier rang»: neither a noun nor a verb without a subject; null elsewhere. */
function participleAt({ parsed, at }: Place, language: Language): readonly Analysis[] | null {
  const word = parsed.words[at]
  if (word === undefined || word.first) return null
  const all = language.lexicon.analyse(word.lower)
  const participles = all.filter(({ verb }) => verb?.kind === 'participle')
  if (participles.length === 0) return null
  const isAfterEtre =
    word.tag.startsWith('N') &&
    parsed.words[at - 1]?.tag.startsWith('D') !== true &&
    (misreadEtre(parsed, at) ?? auxiliaryBefore(parsed, at))?.verb === 'être'
  const isBehindNoun = word.tag.startsWith('N') && isBehind({ parsed, at })
  const isOrder = all.some(({ verb }) => verb?.kind === 'finite' && verb.tense === 'impératif')
  const isAlone =
    /^V[12]/u.test(word.tag) &&
    !isOrder &&
    parsed.subjects.get(at) === undefined &&
    pronounBefore({ parsed, at }) === null
  // «les enfants, ravis de leur journée, s'endormirent»: no order is given behind a noun and a comma.
  const isApart =
    isFiniteTag(word.tag) &&
    parsed.subjects.get(at) === undefined &&
    /^N/u.test(parsed.words[at - 1]?.tag ?? '') &&
    /^, *$/u.test(parsed.words[at - 1]?.after ?? '') &&
    parsed.words.slice(at + 1).some(({ tag }) => isFiniteTag(tag)) &&
    !parsed.words.slice(0, at).some(({ tag }) => isFiniteTag(tag))
  const isBehindTu = isFiniteTag(word.tag) && isBehindInversion({ parsed, at })
  const isFound = [
    isAfterEtre,
    isBehindNoun,
    isAlone,
    isApart,
    isBehindTu,
    isBehindAvoir({ parsed, at }),
  ]
  return isFound.includes(true) ? participles : null
}

/** «Perdue dans la forêt, la fillette pleurait», «Accroupis, ils attendent»: what opens the sentence, set apart by a comma, is no noun without its determiner, nor an order to «ils»; null elsewhere. */
function openingParticiple({ parsed: { words, subjects }, at }: Place, { lexicon }: Language) {
  const word = at === 0 ? words[at] : undefined
  const comma = words.findIndex(({ after }) => /^, *$/u.test(after))
  const isFollowed = comma >= 0 && [...subjects.keys()].some((verb) => verb > comma)
  const isOfPronoun = /^S3/u.test(words[comma + 1]?.tag ?? '') && !subjects.has(at)
  if (word === undefined || !(word.tag.startsWith('N') || isOfPronoun)) return null
  const readings = lexicon.analyse(word.lower).filter(({ verb }) => verb?.kind === 'participle')
  const isBare = words.slice(1, comma + 1).every(({ tag }) => !isFiniteTag(tag))
  return isFollowed && isBare && readings.length > 0 ? { tag: 'VK', readings, group: null } : null
}

const NEUTER = /^(?:tout|rien|cela|ça|personne|chacun)$/u

/** «pour que tout soit parfait»: a verb, where the tagger took the adverb. */
function subjunctiveAt({ parsed: { words }, at }: Place, { lexicon }: Language) {
  const [word, text = ''] = [words[at], words[at - 1]?.lower]
  const isLed = /^qu(?:e|')$/u.test(words[at - 2]?.lower ?? '')
  if (word?.lower !== 'soit' || word.tag !== 'R' || !isLed || !NEUTER.test(text)) return null
  const readings = lexicon.analyse('soit').filter(({ verb }) => verb?.kind === 'finite')
  const shared = { text, core: text, person: 3, number: 's', gender: 'm' } as const
  const subject: VerbSubject = { ...shared, relation: 'near' }
  return { tag: 'E3s', readings, subject }
}

/** What the verb there is of that group: its third person; null where the form is none. */
function toldOf(
  { parsed: { words }, at }: Place,
  { start, head, end, number, gender }: NounChunk,
  relation: 'inverted' | 'near',
  { lexicon }: Language,
) {
  const readings = lexicon
    .analyse(words[at]?.lower ?? '')
    .filter(({ verb }) => verb?.kind === 'finite' && verb.person === 3 && verb.number === number)
  const text = spanText(words, start, relation === 'inverted' ? head : end)
  const shared = { text, core: text, person: 3, number, gender } as const
  const subject: VerbSubject = { ...shared, relation }
  return readings.length === 0 ? null : { tag: `V3${number}`, readings, subject }
}

/** What no order stands behind. */
const OPENS_CLAUSE = /^(?:quand|où|comme|lorsque|dont|comment|pourquoi|combien)$/u

/** «les fleurs que cueille ma sœur», «quand commence le film»: no order is given there, and the subject stands behind its verb. */
function relativeAt(place: Place, language: Language) {
  const { words, groups, subjects } = place.parsed
  const { at } = place
  const [word, before] = [words[at], words[at - 1]]
  const group = groups.find(({ start, led }) => start === at + 1 && !led)
  const isRelative =
    /^qu(?:e|')$/u.test(before?.lower ?? '') && /^[NA]/u.test(words[at - 2]?.tag ?? '')
  const isLed = isRelative || OPENS_CLAUSE.test(before?.lower ?? '')
  if (!isLed || !group || !/^V[12]/u.test(word?.tag ?? '') || subjects.has(at)) return null
  return toldOf(place, group, 'inverted', language)
}

/** «la fontaine ne coule plus»: no order is given right behind the noun that opens a clause; it is the subject. */
function statedAt(place: Place, language: Language) {
  const { words, groups, subjects } = place.parsed
  const { at } = place
  let start = at
  while (/^(?:O|RN)$/u.test(words[start - 1]?.tag ?? '')) start -= 1
  const group = groups.find(({ end, led }) => end === start - 1 && !led)
  const before = words[(group?.start ?? 0) - 1]
  const opens = before === undefined || /[,;:.!?]/u.test(before.after)
  const isApart = /\S/u.test(words[start - 1]?.after ?? '')
  if (!group?.determiner || !opens || isApart || subjects.has(at)) return null
  return /^V[12]/u.test(words[at]?.tag ?? '') ? toldOf(place, group, 'near', language) : null
}

/** «et ne crains rien» behind «Approche»: a second order, which has no subject either. */
function isBesideOrder({ parsed: { words, subjects }, at }: Place): boolean {
  const isCut = /^, *$/u.test(words[at]?.after ?? '')
  const from = at + (/^(?:et|puis)$/u.test(words[at + 1]?.lower ?? '') ? 2 : 1)
  const verb = words.findIndex(({ tag }, index) => index >= from && !/^(?:O|RN)$/u.test(tag))
  const isVerb = /^V[12]/u.test(words[verb]?.tag ?? '') && !subjects.has(verb)
  return isVerb && (isCut || from === at + 2)
}

/** «Entre vite !»: a preposition leads a noun; where none can follow, what opens the sentence is an order. */
function openingOrder(place: Place, { lexicon }: Language) {
  const { words } = place.parsed
  const { at } = place
  const [own, next] = [words[at], words[at + 1]]
  if (own?.first !== true) return null
  const isAlone = /[,!.]/u.test(own.after) || /^[RP]$/u.test(next?.tag ?? '')
  const isOrder = own.tag === 'P' ? isAlone : own.tag.startsWith('N') && isBesideOrder(place)
  if (!isOrder) return null
  const readings = lexicon
    .analyse(own.lower)
    .filter(({ verb }) => verb?.kind === 'finite' && verb.tense === 'impératif')
  return readings.length === 0 ? null : { tag: 'V2s', readings, group: null }
}

/** «touche» of «Adam plie les genoux et touche ses pieds»: no order is given behind «et», but what the subject of the verb before does too. */
function sharedAt({ parsed: { words, subjects }, at }: Place, { lexicon }: Language) {
  const [word, before] = [words[at], words[at - 1]]
  const [verb, subject] = [...subjects].findLast(([index]) => index < at) ?? []
  const isJoined = /^(?:et|ou|puis|mais)$/u.test(before?.lower ?? '') && !subjects.has(at)
  const isStated = subject?.person === 3 && /^[VHE]3/u.test(words[verb ?? -1]?.tag ?? '')
  if (!isJoined || !isStated || !/^V2/u.test(word?.tag ?? '') || words[at + 1]?.joined) return null
  const readings = lexicon
    .analyse(word?.lower ?? '')
    .filter(
      ({ verb: own }) =>
        own?.kind === 'finite' && own.person === 3 && own.number === subject.number,
    )
  const relation = 'shared' as const
  return readings.length === 0
    ? null
    : { tag: `V3${subject.number}`, readings, subject: { ...subject, relation } }
}

/** Of what stands before a noun read as a verb: «belle» of «la plus belle demeure», «nouvelle» of «la nouvelle élève», «à» of «à cause de». */
function leadsNoun({ parsed: { words, subjects }, at }: Place, { lexicon }: Language): boolean {
  const [word, before] = [words[at], words[at - 1]]
  if (word?.lower === 'cause') return before?.lower === 'à'
  if (!before || !/^V[123]/u.test(word?.tag ?? '') || subjects.has(at)) return false
  if (/^[AZ][sp]$/u.test(before.tag) || before.lower === 'quelque') return true
  const isAdjective = lexicon.analyse(before.lower).some(({ nature }) => nature === 'adjectif')
  return isAdjective && words[at - 2]?.tag.startsWith('D') === true
}

/** «la plus belle demeure», «certains rayons», «à cause de»: a noun, where the tagger took the verb. */
function nounAt(place: Place, language: Language) {
  const { words } = place.parsed
  const [word, before] = [words[place.at], words[place.at - 1]]
  if (!word || !before || /\S/u.test(before.after) || !leadsNoun(place, language)) return null
  const number = /^[AZN].*([sp])$/u.exec(before.tag)?.[1] ?? 's'
  const readings = language.lexicon
    .analyse(word.lower)
    .filter((one) => one.nature === 'nom' && (one.number === null || one.number === number))
  const isNoun = readings.length > 0 && pronounBefore(place) === null
  return isNoun ? { tag: `N${number}`, readings } : null
}

/** «une sculpture célèbre»: an adjective behind its noun, of a clause that has its verb, where the tagger took another verb. */
function epithetAt(place: Place, { lexicon }: Language) {
  const { words, subjects } = place.parsed
  const { at } = place
  const [word, before] = [words[at], words[at - 1]]
  const isVerb = /^V[123]/u.test(word?.tag ?? '') && !subjects.has(at)
  const number = /^N.*([sp])$/u.exec(before?.tag ?? '')?.[1]
  const isLed = words.slice(0, at - 1).some((_, index) => subjects.has(index))
  if (!word || !number || !isVerb || !isLed || /\S/u.test(before?.after ?? '')) return null
  const readings = lexicon
    .analyse(word.lower)
    .filter((one) => one.nature === 'adjectif' && (one.number === null || one.number === number))
  return readings.length === 0 || pronounBefore(place) !== null
    ? null
    : { tag: `A${number}`, readings }
}

/** What a verb is where the tagger took another reading; null where it is right. */
export function verbAt(place: Place, language: Language) {
  const readings = participleAt(place, language)
  if (readings !== null && relativeAt(place, language) === null)
    return { tag: 'VK', readings, subject: null }
  return (
    openingParticiple(place, language) ??
    openingOrder(place, language) ??
    subjunctiveAt(place, language) ??
    relativeAt(place, language) ??
    statedAt(place, language) ??
    sharedAt(place, language) ??
    nounAt(place, language) ??
    epithetAt(place, language)
  )
}
