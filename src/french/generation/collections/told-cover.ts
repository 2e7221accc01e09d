/** Covers told: a line is taken for what it may hold, and the sentence told shows whether it does. */
import type { StoryVariant } from '../../data/story.ts'
import type { Tense } from '../../morphology/features.ts'
import type { Sampler } from '../../sampler.ts'
import type { Sentence } from '../../sentence.ts'
import { isTooLong } from '../../sentence-length.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { coversWord, tokensCovering } from '../request/word-coverage.ts'
import type { HostChoice } from '../stories/host-variants.ts'
import {
  countWords,
  maskedWords,
  maskOf,
  type SoughtWord,
  type WordMask,
} from '../stories/story-words.ts'
import { tenseOfTurn } from './forms/line-tenses.ts'
import type { LineHost } from './line-hosts.ts'
import type { PlannedLine } from './planned-line.ts'
import { type CoverRequest, coverWords, furtherLine } from './sentence-cover.ts'
import { nameWords } from './sought-in-lines.ts'
import { tellLine } from './tell-line.ts'
import { type Kinship, wordsAbout } from './topic/kinship.ts'

/** How much less than the best a wording may fit and still be drawn: another seed tells another sentence. */
const NEAR = 0.5

function isFree({ kind, wordings, holding }: HostChoice): boolean {
  return kind === 'one' && wordings.length > 1 && holding.length === 0
}

/** What the line says besides, its other free choices aside. */
function saidBeside({ host, taken }: PlannedLine): string {
  let next = 0
  return host.variant.segments
    .map((segment) => {
      if (typeof segment === 'string') return segment
      const choice = host.choices[next]
      const wordings = taken[next] ?? []
      next += 1
      return choice === undefined || isFree(choice) ? '' : wordings.join(' ')
    })
    .join(' ')
}

/** «un haricot magique et un bisou magique»: a word of this many letters is not said again. */
const LETTERS_OF_A_REPEAT = 5

function repeatsWord(wording: string, beside: readonly string[]): boolean {
  const words = wordsAbout(wording).filter(({ length }) => length >= LETTERS_OF_A_REPEAT)
  return words.some((word) => beside.includes(word))
}

/** «(le pompier|le berger) lave le mouton»: the shepherd does. */
function withFittingWordings(line: PlannedLine, kinship: Kinship, random: Sampler): PlannedLine {
  const { choices } = line.host
  if (!choices.some(isFree)) return line
  const beside = wordsAbout(saidBeside(line))
  const said = [...beside]
  const taken = line.taken.map((before, at) => {
    const choice = choices[at]
    if (choice === undefined || !isFree(choice)) return before
    const fresh = choice.wordings.filter((wording) => !repeatsWord(wording, said))
    const wordings = fresh.length > 0 ? fresh : choice.wordings
    const fits = wordings.map((wording) => kinship(wordsAbout(wording), beside))
    const best = Math.max(...fits)
    const near = wordings.filter((_, index) => (fits[index] ?? 0) >= best - NEAR)
    const wording = random.pick(near) ?? before[0] ?? ''
    said.push(...wordsAbout(wording))
    return [wording]
  })
  return { ...line, taken }
}

/** A line is taken for what it may hold («V{partir}» for «nous partîmes»): it may be wrong a few times. */
const MAX_COVERS = 12
/** The same for sentences more than the words need: «la maîtresse» is looked at for «maître». */
const MAX_TRIED = 40

interface CoverToTell {
  /** Sentences asked. */
  readonly length: number
  /** Tenses that the goals ask. */
  readonly tenses: readonly Tense[]
  readonly kinship: Kinship
  readonly freeCost: number
}

export interface ToldLine {
  readonly line: PlannedLine
  readonly sentence: Sentence | null
  /** Words that it was taken to hold, and does not. */
  readonly wrong: WordMask
}

/** Whether an infinitive that a goal has conjugated stands in one of the tenses asked. */
function isInTense(
  sentence: Sentence,
  word: GivenWord,
  tenses: readonly Tense[],
  { conjugates }: GenerationContext,
): boolean {
  const [sense] = word.interpretations
  const isConjugated = conjugates && word.asGiven !== true && sense?.kind === 'infinitive'
  if (!isConjugated || tenses.length === 0) return true
  return tokensCovering(word, sentence.tokens).some(
    ({ tense }) => tense !== null && tenses.includes(tense),
  )
}

function isVisit({ host }: PlannedLine): boolean {
  return host.variant.source.file.startsWith('sentences/lieux/')
}

/** «Choisit un livre et emprunte un livre» */
function namesTwice({ tokens }: Sentence): boolean {
  const nouns = tokens.filter(({ nature }) => nature === 'nom').map(({ lemma }) => lemma)
  return new Set(nouns).size < nouns.length
}

function told(
  planned: PlannedLine,
  turn: number,
  sought: readonly SoughtWord[],
  { tenses, kinship }: CoverToTell,
  context: GenerationContext,
): ToldLine {
  const line = withFittingWordings(planned, kinship, context.random)
  const words = maskedWords(line.claims, sought)
  const slotWords = maskedWords(line.slotWords, sought)
  const tense = tenseOfTurn(tenses, turn)
  const sentence = tellLine(
    line,
    { words, slotWords, tense, tenses, turn, cast: context.discourse },
    context,
  )
  const isClumsy = sentence !== null && isVisit(line) && namesTwice(sentence)
  if (sentence === null || isClumsy || isTooLong(sentence.text, context.maxWords))
    return { line, sentence: null, wrong: line.claims }
  const held = maskOf(
    sought,
    (word) => coversWord(sentence, word) && isInTense(sentence, word, tenses, context),
  )
  return { line, sentence, wrong: line.claims & ~held }
}

/** What was told of a cover that turned out right, or nearly. */
export interface ToldCover {
  readonly told: readonly ToldLine[]
  readonly left: WordMask
}

function heldBy({ line, wrong }: ToldLine): WordMask {
  return line.claims & ~wrong
}

/** Lines that hold none of the words, or not one that no other line holds. */
function wrongAmong(lines: readonly ToldLine[]): ToldLine[] {
  const held = lines.reduce((mask, line) => mask | heldBy(line), 0)
  return lines.filter((line) => heldBy(line) === 0 || (line.wrong & ~held) !== 0)
}

/** Two lines may come out the same: the second is as if it held nothing. */
function withoutRepeats(lines: readonly ToldLine[]): ToldLine[] {
  const texts = lines.map(({ sentence }) => sentence?.text)
  return lines.map((told, at) =>
    texts.indexOf(told.sentence?.text) < at ? { ...told, wrong: told.line.claims } : told,
  )
}

/** The lines that hold what they were taken for; the words of the others are left. */
function salvaged({ told, left }: ToldCover): ToldCover {
  const wrong = new Set(wrongAmong(told))
  const right = told.filter((line) => !wrong.has(line))
  const claimed = told.reduce((mask, { line }) => mask | line.claims, 0)
  const held = right.reduce((mask, line) => mask | heldBy(line), 0)
  return { told: right, left: left | (claimed & ~held) }
}

function deny(lines: readonly ToldLine[], denied: Map<StoryVariant, WordMask>): void {
  for (const { line, wrong } of lines) {
    const { variant } = line.host
    denied.set(variant, (denied.get(variant) ?? 0) | wrong)
  }
}

interface FurtherRequest extends CoverRequest {
  readonly asked: CoverToTell
  readonly denied: Map<StoryVariant, WordMask>
}

/** With lines that hold words again where fewer are told than are asked. */
function withFurtherLines(
  { told: lines, left }: ToldCover,
  hosts: readonly LineHost[],
  request: FurtherRequest,
  context: GenerationContext,
): ToldCover {
  const { sought, asked, denied } = request
  const all = [...lines]
  for (let tried = 0; tried < MAX_TRIED; tried += 1) {
    if (all.length + countWords(left) >= asked.length) break
    const cover = { lines: all.map(({ line }) => line), left }
    const line = furtherLine(cover, hosts, { ...request, freeCost: asked.freeCost })
    if (line === null) break
    const [now] = withoutRepeats([...all, told(line, all.length, sought, asked, context)]).slice(-1)
    if (now !== undefined && heldBy(now) !== 0) all.push(now)
    else deny(now === undefined ? [] : [now], denied)
  }
  return { told: all, left }
}

/** Covers until every line holds what it was taken for; `denied`: words that a telling has shown lines not to hold. */
export function tellCover(
  hosts: readonly LineHost[],
  sought: readonly SoughtWord[],
  asked: CoverToTell,
  denied: Map<StoryVariant, WordMask>,
  context: GenerationContext,
): ToldCover | null {
  const { length } = asked
  const { maxWords, random } = context
  const request = { sought, names: nameWords(sought), length, maxWords, random, denied }
  const known = new Map<StoryVariant, ToldLine>()
  let last: ToldCover | null = null
  for (let count = 0; count < MAX_COVERS; count += 1) {
    const cover = coverWords(hosts, request)
    if (cover === null) return null
    const lines = cover.lines.map((line, turn) => {
      const before = known.get(line.host.variant)
      const isSame = before?.line.claims === line.claims
      const now = isSame ? before : told(line, turn, sought, asked, context)
      known.set(line.host.variant, now)
      return now
    })
    last = { told: withoutRepeats(lines), left: cover.left }
    const wrong = wrongAmong(last.told)
    if (wrong.length === 0) break
    deny(wrong, denied)
  }
  const right = last && salvaged(last)
  return right && withFurtherLines(right, hosts, { ...request, asked }, context)
}
