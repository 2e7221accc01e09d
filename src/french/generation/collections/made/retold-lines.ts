/** Lines that tell what somebody else does, told of whoever the list names: «nous couronnions», where a line has «le peuple couronne la reine». */
import type { Language } from '../../../data/language.ts'
import type { GenerationContext } from '../../generation-context.ts'
import { hostOf, type LineHost, type LineRequest } from '../line-hosts.ts'
import { type CollectedLine, indexOf } from '../line-index.ts'
import { classesBelow } from '../lines-of-words.ts'

/** One clause of one doer, in no tense of its own. */
const ONE_CLAUSE =
  /^((?:[1-4] \| )?(?:[TLMC]\{[^{}]*\},? )*)S\{([^{}]*)\} V\{(?:se |s')?(\p{L}+)(?::état|:événement)?\}(?:,? [OIALTMC]\{[^{}]*\})*$/u
/** Open places, lists, speech; doers who are several, or who say no more than a pronoun does. */
const SPECIAL = /[[<«;:!?]| & |(?<!\p{L})(?:leurs?|qui|que|dont|ami|eux)(?!\p{L})/u
const ALREADY_ANYBODY =
  /^(?:héros|on|je|tu|ils?|elles?|nous|vous|ce|c'|tout le monde|personne|rien)$/u
/** Whoever the child may be. */
const PERSONAL = /^(?:j'|je|tu|ils?|elles?|nous|vous)$/u
const OF_THE_THIRD = /^(?:ils?|elles?)$/u

/** In the marks of the search: of a person, of a beast or a thing, and what more it costs that one of these says «je». */
const OF_PERSON_COST = 4
const OF_THING_COST = 6
const THING_SPEAKS_COST = 6
/** Lines that are tried for a word. */
const MOST = 10

function isPerson(doer: string, { nouns }: Language): boolean {
  const words = doer.toLocaleLowerCase('fr').match(/\p{L}[\p{L}-]*/gu) ?? []
  return words.some((word) =>
    (nouns.get(word) ?? []).some(({ nounClass }) => nounClass.startsWith('personne')),
  )
}

interface RetoldLine {
  readonly text: string
  readonly ofPerson: boolean
}

/** The line as one about its child; null where it tells more than one clause, or of nobody. */
function retold(
  { line: { text } }: CollectedLine,
  lemma: string,
  language: Language,
): RetoldLine | null {
  const parts = ONE_CLAUSE.exec(text)
  const [, opening = '', doer = '', verb] = parts ?? []
  const body = parts === null ? '' : text.slice(opening.length + doer.length + 'S{}'.length)
  if (
    verb !== lemma ||
    ALREADY_ANYBODY.test(doer) ||
    SPECIAL.test(opening.replace(/^\d \| /u, '') + body)
  )
    return null
  return { text: `${opening}S{héros}${body}`, ofPerson: isPerson(doer, language) }
}

function costOf({ ofPerson }: RetoldLine, subject: string): number {
  if (ofPerson) return OF_PERSON_COST
  return OF_THING_COST + (OF_THE_THIRD.test(subject) ? 0 : THING_SPEAKS_COST)
}

/** For each verb form given with its pronoun, lines of the verb that somebody else does. */
export function retoldHosts(request: LineRequest, context: GenerationContext): LineHost[] {
  const { language, random } = context
  const { lines, written } = indexOf(language.collections)
  return request.sought.flatMap(({ word: { interpretations } }, at) => {
    const [sense] = interpretations
    if (sense?.kind !== 'finite' || sense.subject === null || !PERSONAL.test(sense.subject))
      return []
    const { lemma, subject } = sense
    const found = written.of(lemma).flatMap((number) => lines[number] ?? [])
    return random
      .shuffle(found.filter(({ collection }) => classesBelow(collection, request.level) !== null))
      .flatMap((line) => {
        const told = retold(line, lemma, language)
        return told === null ? [] : [{ line, told }]
      })
      .toSorted((one, other) => Number(other.told.ofPerson) - Number(one.told.ofPerson))
      .slice(0, MOST)
      .flatMap(({ line, told }) =>
        hostOf(
          { ...line, line: { ...line.line, text: told.text }, mask: 1 << at },
          request,
          context,
        ).map((host) => ({ ...host, cost: host.cost + costOf(told, subject) })),
      )
  })
}
