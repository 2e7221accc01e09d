/** Whether an enrichment may be added to a sentence, and where. */
import type { Language } from '../language.ts'
import type { Enrichment } from '../syntax/enrichment.ts'
import type { FrameItem, Part, Role } from '../syntax/frame.ts'
import { fitsClass } from '../tables/nouns.ts'
import { type NounShape, type SentenceShape, subjectNoun } from './sentence-shape.ts'
import type { Story } from './story.ts'

const SOMEBODY = /^(personne|animal)/u

function fitsSubject({ subjects }: Enrichment, { subject }: SentenceShape): boolean {
  if (subject === null) return false
  if (subjects.includes('*')) return true
  const { isCharacter, nounClass } = subject
  if (subjects.length === 0) return isCharacter || (nounClass !== null && SOMEBODY.test(nounClass))
  return subjects.some((asked) =>
    asked === 'héros'
      ? isCharacter
      : !isCharacter && nounClass !== null && fitsClass(nounClass, asked),
  )
}

function fitsHero({ hero }: Enrichment, { subject }: SentenceShape, story: Story): boolean {
  if (hero === null) return true
  if (hero === 'p') return subject?.isPlural ?? false
  const actor = story.discourse.hero
  const gender = actor.kind === 'name' ? actor.gender : actor.choice.gender
  return (subject?.isHeroAlone ?? false) && gender === hero
}

function fitsStory(enrichment: Enrichment, shape: SentenceShape, story: Story): boolean {
  const { themes, exceptThemes, tenses, level } = enrichment
  const theme = shape.binding.frame.theme ?? story.themes[0] ?? ''
  return (
    level <= story.level &&
    (themes.length === 0 || themes.includes(theme)) &&
    !exceptThemes.includes(theme) &&
    (tenses === null || tenses.includes(story.tenses.event))
  )
}

function hasVerb({ items }: Enrichment): boolean {
  return items.some(({ kind }) => kind === 'verb')
}

function hasWord({ items }: Enrichment, pattern: RegExp): boolean {
  return items.some(
    (item) =>
      item.kind === 'group' &&
      item.parts.some((part) => part.kind === 'word' && pattern.test(part.text)),
  )
}

/** Its pronouns stand for a subject of the third person. */
function fitsPerson(enrichment: Enrichment, { binding, subject }: SentenceShape): boolean {
  const person = binding.subject?.person ?? 3
  const clitics = enrichment.items.some((item) => item.kind === 'verb' && item.clitics.length > 0)
  if (clitics && person !== 3) return false
  const owned = enrichment.placement === 'tête' && hasWord(enrichment, /^(son|sa|ses)$/u)
  return !owned || (person === 3 && subject?.isPlural === false)
}

/** A given form in a tense of its own takes no clause in the story's. */
function fitsTense(enrichment: Enrichment, { binding }: SentenceShape): boolean {
  const { starUse, tenses, frame } = binding
  if (!hasVerb(enrichment)) return true
  // «parce qu'il aura faim», «qui se trouverait»: only «quand …» looks ahead naturally.
  const ahead = tenses.event === 'futur' || tenses.event === 'conditionnel'
  if (ahead && enrichment.placement !== 'tête') return false
  const own = starUse !== null && starUse.tense !== tenses.event && starUse.tense !== tenses.state
  return !own && (frame.tenses === null || frame.tenses.includes(tenses.event))
}

const CLAUSES: readonly Role[] = ['J', 'C']

function fitsRoles(enrichment: Enrichment, { roles }: SentenceShape): boolean {
  const { kind, without, needed, placement } = enrichment
  if (without.some((role) => roles.has(role))) return false
  if (needed.some((role) => !roles.has(role))) return false
  if (placement === 'nom' || placement === 'prénom') return !roles.has('J')
  if (CLAUSES.includes(kind)) return !CLAUSES.some((role) => roles.has(role))
  // «sans se retourner avec un sac»: one complement too many.
  if (kind === 'M' && roles.has('C')) return false
  if (kind === 'S') return true
  return !roles.has(kind)
}

/** A second «avec …» or «pour …» would be heavy. */
const HEAVY = /^(avec|pour|pendant|sans|comme|dans|en)$/u

function startsOf(items: readonly FrameItem[]): string[] {
  return items.flatMap((item) => {
    const part = item.kind === 'group' ? item.parts[0] : undefined
    return part?.kind === 'word' && HEAVY.test(part.text) ? [part.text] : []
  })
}

function isLight({ items }: Enrichment, { binding }: SentenceShape): boolean {
  const [start] = startsOf(items)
  return start === undefined || !startsOf(binding.frame.items).includes(start)
}

function fitsWords({ near, far }: Enrichment, { words }: SentenceShape): boolean {
  return (
    (near.length === 0 || near.some((word) => words.has(word))) &&
    !far.some((word) => words.has(word))
  )
}

const BEFORE_INFINITIVE = /^(pour|de|d'|à|sans|afin de|avant de|après|en)$/u

/** «pour traverser», «de partir», «en riant»: another verb, to which what is added would seem to belong. */
function holdsInfinitive(parts: readonly Part[], language: Language): boolean {
  return parts.some((part, at) => {
    if (part.kind !== 'word') return false
    if (part.tag === 'verbe') return true
    const before = parts[at - 1]
    const linked = before?.kind === 'word' && BEFORE_INFINITIVE.test(before.text)
    return linked && language.lexicon.verb(part.text) !== null
  })
}

/** Manner says how a thing is done: not of what is not done, nor of a wish. */
function isPlainVerb({ binding, verb }: SentenceShape, language: Language): boolean {
  if (verb === null || verb.group.negation !== null || verb.group.tail.length > 0) return false
  return !binding.frame.items.some(
    (item) => item.kind === 'group' && holdsInfinitive(item.parts, language),
  )
}

function describes({ words, classes }: Enrichment, noun: NounShape | null): boolean {
  if (noun === null) return false
  if (words.includes(noun.lemma)) return true
  return classes.some((asked) => fitsClass(noun.nounClass, asked))
}

function afterName(shape: SentenceShape, story: Story): number | null {
  const { binding, subject } = shape
  const { items } = binding.frame
  if (subject === null || !subject.isHeroAlone || binding.subject !== null) return null
  if (items[subject.at + 1]?.kind !== 'verb' || story.discourse.hero.kind !== 'name') return null
  return subject.at + 1
}

/** Words of a place that stays beside its verb or its object: «sort de la maison en courant». */
const CLOSE = 5

const OBJECTS: readonly Role[] = ['O', 'I', 'A']

/** Just after the verb and what it bears on: «chante de tout son cœur dans la cour». */
function afterObjects({ binding }: SentenceShape, verb: number): number | null {
  const { items } = binding.frame
  let at = verb + 1
  for (let item = items[at]; item?.kind === 'group'; item = items[at]) {
    if (!OBJECTS.includes(item.role)) break
    at += 1
  }
  const place = items[at]
  // «a attendu longtemps le bus»: no room between the verb and its object.
  const late = items.slice(at).some((item) => item.kind === 'group' && OBJECTS.includes(item.role))
  if (at === verb + 1 && late) return null
  const close = place?.kind === 'group' && place.role === 'L' && place.parts.length <= CLOSE
  return close ? at + 1 : at
}

/** «se retrouver» is not «retrouver». */
function isNamed(
  { lemma, group }: NonNullable<SentenceShape['verb']>,
  { words }: Enrichment,
): boolean {
  return group.reflexive
    ? words.includes(`se ${lemma}`) || words.includes(`s'${lemma}`)
    : words.includes(lemma)
}

function besideVerb(
  enrichment: Enrichment,
  shape: SentenceShape,
  language: Language,
): number | null {
  const { verb, binding } = shape
  if (verb === null) return null
  if (enrichment.words.length > 0 && !isNamed(verb, enrichment)) return null
  if (enrichment.kind !== 'T' && !isPlainVerb(shape, language)) return null
  if (enrichment.placement === 'verbe') return verb.group.adverbs.length > 0 ? null : verb.at + 1
  return enrichment.kind === 'M' ? afterObjects(shape, verb.at) : binding.frame.items.length
}

function beforeAll(enrichment: Enrichment, shape: SentenceShape): number | null {
  const { binding, verb } = shape
  const [first] = binding.frame.items
  if (first?.kind !== 'group' || first.role !== 'S') return null
  const asked = enrichment.words.length > 0 && (verb === null || !isNamed(verb, enrichment))
  return asked || (verb === null && hasVerb(enrichment)) ? null : 0
}

/** Index of the item that the enrichment comes before; null where it has no place. */
function placeOf(
  enrichment: Enrichment,
  shape: SentenceShape,
  story: Story,
  language: Language,
): number | null {
  switch (enrichment.placement) {
    case 'tête':
      return beforeAll(enrichment, shape)
    case 'prénom':
      return afterName(shape, story)
    case 'nom': {
      if (describes(enrichment, shape.lastNoun)) return shape.binding.frame.items.length
      const noun = subjectNoun(shape, language)
      return noun !== null && describes(enrichment, noun) ? noun.at + 1 : null
    }
    default:
      return besideVerb(enrichment, shape, language)
  }
}

/** Where the enrichment goes in the sentence; null when it does not fit. */
export function enrichmentPlace(
  enrichment: Enrichment,
  shape: SentenceShape,
  story: Story,
): number | null {
  const { aspect, setting, placement } = enrichment
  const ofNoun = placement === 'nom'
  const suits =
    fitsStory(enrichment, shape, story) &&
    (ofNoun || fitsSubject(enrichment, shape)) &&
    fitsHero(enrichment, shape, story) &&
    fitsPerson(enrichment, shape) &&
    fitsTense(enrichment, shape) &&
    fitsRoles(enrichment, shape) &&
    fitsWords(enrichment, shape) &&
    isLight(enrichment, shape) &&
    (aspect === null || (aspect === 'état') === shape.isState) &&
    (setting === null || setting === shape.setting)
  return suits ? placeOf(enrichment, shape, story, story.language) : null
}
