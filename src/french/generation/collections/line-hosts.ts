/** The lines of the collections that may hold given words, with what speaks for and against each in a dictation. */
import { readLine } from '../../data/sentence-collection.ts'
import type { StoryVariant } from '../../data/story.ts'
import type { Tense } from '../../morphology/features.ts'
import type { GenerationContext } from '../generation-context.ts'
import { coversWord } from '../request/word-coverage.ts'
import { type HostVariant, hostVariant } from '../stories/host-variants.ts'
import { maskedWords, maskOf, type SoughtWord, type WordMask } from '../stories/story-words.ts'
import { unnamedCost, verbsTakenUp } from './forms/child-taken-up.ts'
import { mayTellForm } from './forms/verb-clauses.ts'
import { doerOf, toldWords, verbOf } from './line-content.ts'
import { costOf, type LineRequest } from './line-costs.ts'
import { type FoundLine, isSeenWhenTold } from './line-index.ts'
import { nameWords } from './sought-in-lines.ts'
import { tellLine } from './tell-line.ts'

export type { LineRequest } from './line-costs.ts'

export interface LineHost extends HostVariant {
  /** Of the words written, those that only a telling shows: it holds those of one person, «je chante» or «tu chantes». */
  readonly forms: WordMask
  /** Given first names that its persons may bear. */
  readonly names: number
  /** Its first verb; null for one that any sentence may have. */
  readonly verb: string | null
  /** Who does it, where the line says one person, beast or thing; null else. */
  readonly doer: string | null
  /** Words that say what it tells. */
  readonly content: ReadonlySet<string>
  /** What it costs beside what its words are worth. */
  readonly cost: number
}

const CHARACTERS = /(?<!\p{L})(?:héros|ami)(?!\p{L})/gu

function namesIn({ segments }: StoryVariant): number {
  const written = segments.filter((segment) => typeof segment === 'string').join(' ')
  return new Set(written.match(CHARACTERS) ?? []).size
}

interface WordsToSee extends Pick<LineRequest, 'sought' | 'tenses'> {
  /** Those that the line may hold. */
  readonly mask: WordMask
}

/** Of the words that only a telling shows, those that the line told in its first wordings holds. */
function heldWhenTold(
  host: HostVariant,
  { mask, sought, tenses }: WordsToSee,
  context: GenerationContext,
): WordMask {
  const tense = tenses[0] ?? null
  const taken = host.choices.map(({ wordings }) => wordings.slice(0, 1))
  return sought.reduce((held, { word }, at) => {
    const bit = 1 << at
    if ((mask & bit) === 0 || !isSeenWhenTold(word)) return held
    const telling = { words: [word], slotWords: [], tense, turn: 0, cast: context.discourse }
    const sentence = tellLine({ host, taken }, telling, context)
    return sentence !== null && coversWord(sentence, word) ? held | bit : held
  }, 0)
}

/** «S{héros} V{prendre} O{un livre} J{et} V{s'asseoir}»: whose verb it is, where the line says it of its child. */
function isDoneByChild(lower: string, lemma: string): boolean {
  return [...lower.matchAll(/s\{([^{}]*)\}|v\{(?:se |s')?(\p{L}+)/gu)].reduce(
    ({ found, doer }, [, subject, verb]) =>
      subject === undefined
        ? { found: found || (verb === lemma && doer === 'héros'), doer }
        : { found, doer: subject },
    { found: false, doer: '' },
  ).found
}

/** Forms that a line holds only when they are told of its child, in one person at a time: «je chante» or «tu chantes». */
function ofChild(text: string, sought: readonly SoughtWord[]): WordMask {
  const lower = text.toLocaleLowerCase('fr')
  return maskOf(sought, ({ interpretations: [sense] }) => {
    if (sense?.kind === 'participle') return true
    if (sense?.kind !== 'finite') return false
    if (sense.subject === null) return isDoneByChild(lower, sense.lemma)
    const isWritten = lower.includes(`s{${sense.subject}} v{${sense.lemma}`)
    return !isWritten || verbsTakenUp(lower).includes(sense.lemma)
  })
}

/** Lines with none of the words serve as frames, or for the names of their children. */
function mayHold({ written, choices, slots }: HostVariant, names: number): boolean {
  return (
    written !== 0 ||
    names > 0 ||
    choices.some(({ holding }) => holding.length > 0) ||
    slots.some(({ fits }) => fits !== 0)
  )
}

function isTellable(
  { header }: StoryVariant,
  asked: readonly Tense[],
  { level }: GenerationContext,
): boolean {
  const { tenses } = header
  const isInTense =
    tenses === null || asked.length === 0 || asked.some((tense) => tenses.includes(tense))
  return header.level <= level && isInTense
}

/** Its choices, without the forms that a wording cannot tell: «je prends» for «prendra». */
function choicesThatTell(
  { choices }: HostVariant,
  sought: readonly SoughtWord[],
): HostVariant['choices'] {
  return choices.map((choice) => {
    const masks = choice.masks.map((mask, at) => {
      const wording = choice.wordings[at] ?? ''
      return mask === 0 ? 0 : mask & maskOf(sought, (word) => mayTellForm(wording, word))
    })
    return { ...choice, masks, holding: [...masks.keys()].filter((at) => masks[at] !== 0) }
  })
}

/** «papi» in a text that has «papy»: it is written as it was given, else «papy». */
function isSpeltOtherwise(text: string, sought: readonly SoughtWord[]): boolean {
  const [written] = /(?<!\p{L})pap[iy](?=s?(?!\p{L}))/u.exec(text) ?? []
  if (written === undefined) return false
  const isGiven = (form: string): boolean => sought.some(({ forms }) => forms.includes(form))
  return written === 'papi' ? !isGiven('papi') : isGiven('papi') && !isGiven('papy')
}

/** The line with what it holds and costs; none when it cannot be told, or holds nothing. */
export function hostOf(
  { collection, line, mask }: FoundLine,
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  const variant = isSpeltOtherwise(line.text, request.sought) ? null : readLine(line)
  if (variant === null || !isTellable(variant, request.tenses, context)) return []
  const { sought, tenses, preferred } = request
  const { language, level } = context
  const whole = hostVariant(variant, { sought, level, preferred, language })
  const tellable = maskOf(sought, (word) => mayTellForm(line.text, word))
  const choices = choicesThatTell(whole, sought)
  const seen = { ...whole, written: whole.written & tellable, choices }
  const told = heldWhenTold(seen, { mask, sought, tenses }, context)
  const forms = told & ofChild(line.text, sought)
  // What the first wording of a choice tells is not written: «(que je sois|que tu sois)» holds the one that is taken.
  const chosen = choices.flatMap(({ masks }) => masks).reduce((all, one) => all | one, 0)
  const host = { ...seen, written: seen.written | forms | (told & ~chosen) }
  const names = nameWords(sought) === 0 ? 0 : namesIn(variant)
  if (host.length > context.maxWords || (sought.length > 0 && !mayHold(host, names))) return []
  return [
    {
      ...host,
      forms,
      names,
      verb: verbOf(line.text),
      doer: doerOf(line.text),
      content: toldWords(variant),
      cost:
        costOf(host, collection, line.text, request, context) +
        unnamedCost(line.text, maskedWords(host.written, sought)),
    },
  ]
}
