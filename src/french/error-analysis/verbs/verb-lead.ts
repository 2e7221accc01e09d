/** What leads an infinitive or a participle, as it is said: «il faut», «elle a», «à». */
import { isFiniteTag } from '../../parsing/clause-subject.ts'
import type { ExpectedWord } from '../expected-word.ts'

const BEHIND_VERB = /^(?:VI|VK)/u

type Tagged = NonNullable<ExpectedWord['parsed']>['words'][number]

/** «tu» of «as-tu rangé», «on» of «qu'on l'a oublié», «j'» of «j'ai»: the pronoun subject of a verb, as it is said before it. */
function pronounAround({ parsed }: ExpectedWord, at: number): string | null {
  const [behind, before, farther] = [1, -1, -2].map((step) => parsed?.words[at + step])
  if (behind?.tag.startsWith('S')) return `${behind.lower} `
  const pronoun = /^(?:O|RN)$/u.test(before?.tag ?? '') ? farther : before
  if (!pronoun?.tag.startsWith('S')) return null
  // «je l'ai vu» without its object.
  if (pronoun.lower === 'je' && parsed?.words[at]?.lower === 'ai') return "j'"
  if (!pronoun.lower.endsWith("'")) return `${pronoun.lower} `
  return pronoun === before ? pronoun.lower : null
}

const SPEAKERS: Readonly<Record<string, string>> = { '2s': 'tu ', '1p': 'nous ', '2p': 'vous ' }

/** «il faut», «elle a»: the verb with its pronoun, or with the one that its noun is told by. */
function withSubject(word: ExpectedWord, at: number): string {
  const { parsed } = word
  const [verb = '', before] = [parsed?.words[at]?.lower, parsed?.words[at - 1]]
  const pronoun = pronounAround(word, at)
  if (pronoun !== null) return pronoun + verb
  // «moi qui ai rangé»: one says «j'ai».
  const person = before?.lower === 'qui' ? parsed?.words[at]?.tag.slice(1) : undefined
  const speaker = verb === 'ai' ? "j'" : SPEAKERS[person ?? '']
  if (speaker !== undefined) return speaker + verb
  const subject = /^RN/u.test(before?.tag ?? '') ? undefined : parsed?.subjects.get(at)
  if (subject === undefined || subject.person !== 3 || subject.relation === 'pronoun') return verb
  const own = subject.gender === 'f' ? 'elle' : 'il'
  return `${subject.number === 'p' ? `${own}s` : own} ${verb}`
}

/** «avait» of «avait mangé»; null of «s'est lavé», which another verb would not always be. */
export function saidAuxiliary(word: ExpectedWord): string | null {
  const { parsed, at, auxiliary } = word
  if (auxiliary === null || auxiliary.reflexive) return null
  return parsed?.words[at - 1]?.lower === 'été' ? 'été' : withSubject(word, auxiliary.at)
}

/** What leads an infinitive; «le but était chercher» is said of no verb by itself. */
function isLead({ lower, tag }: Tagged): boolean {
  const isVerb = BEHIND_VERB.test(tag) || (isFiniteTag(tag) && !/^[HE]/u.test(tag))
  return isVerb || /^(?:à|de|d'|pour|sans)$/u.test(lower)
}

/** «le», «rien», «bien» of «sans bien le faire»: what stands between. */
function isBetween({ lower, tag, after, joined }: Tagged): boolean {
  const isSmall = /^(?:O|R)/u.test(tag) || /^(?:le|la|les|l')$/u.test(lower)
  return (isSmall || joined) && !/[.,;:!?]/u.test(after)
}

/** «il vaut mieux»: nobody says «il vaut partir». */
function mieux(behind: Tagged | undefined): string {
  return behind?.lower === 'mieux' ? ' mieux' : ''
}

/** «à» of «à manger», «veut» of «il veut le manger»; null where it stands farther. */
export function leadOf(word: ExpectedWord): string | null {
  const { parsed, at } = word
  const front = (parsed?.words.slice(Math.max(0, at - 4), at) ?? []).reverse()
  const back = front.findIndex((one) => !isBetween(one))
  const lead = front[back]
  if (lead === undefined || !isLead(lead) || /[.,;:!?]/u.test(lead.after)) return null
  if (isFiniteTag(lead.tag)) return withSubject(word, at - 1 - back) + mieux(front[back - 1])
  // «j'ai vu tomber»: no participle is said by itself.
  const auxiliary =
    parsed?.words.slice(0, at - 1 - back).findLastIndex(({ tag }) => /^[HE]\d/u.test(tag)) ?? -1
  if (lead.tag === 'VK' && auxiliary >= 0) {
    // «il les a vus tomber»: what was seen agrees with «les».
    const [clitic] = parsed?.words.slice(auxiliary - 1, auxiliary) ?? []
    const object = clitic?.tag === 'O' && !clitic.lower.endsWith("'") ? `${clitic.lower} ` : ''
    return `${withSubject(word, auxiliary).replace(/(?=\p{L}+$)/u, object)} ${lead.lower}`
  }
  return lead.lower === "d'" ? 'de' : lead.lower
}
