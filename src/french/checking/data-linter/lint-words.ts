/** What is wrong in the words of a template: unknown, ambiguous without a tag, conjugated outside `V{…}`, wrong defaults. */
import type { Language } from '../../data/language.ts'
import type { GroupPart, SlotPart, Template, VerbGroup, WordPart } from '../../data/template.ts'
import { acceptsClass } from '../../generation/slot-filling/slot-fillers.ts'
import { deniesClause } from '../../realisation/aspect/verb-aspect.ts'
import { joinMultiwordExpressions } from '../../realisation/multiword-expressions.ts'
import { type Neighbours, tagWord } from '../../realisation/part-of-speech.ts'

function isConjugated(part: WordPart, language: Language): boolean {
  if (part.text.includes(' ')) return false
  const analyses = language.lexicon.analyse(part.text)
  return !analyses.some(
    ({ verb }) => verb?.kind === 'infinitive' || verb?.kind === 'present-participle',
  )
}

function wordFaults(part: WordPart, around: Neighbours, language: Language): string[] {
  if (/^[«»]$/u.test(part.text)) return []
  const tagging = tagWord(part, around, language)
  if (tagging === null) return [`«${part.text}» is unknown to the lexicon`]
  const { best, rivals } = tagging
  if (rivals.length > 0) {
    const names = [best.nature, ...rivals].join(', ')
    return [`«${part.text}» may be ${names}: tag it, «${part.text}/${best.nature.slice(0, 3)}»`]
  }
  return best.nature === 'verbe' && isConjugated(part, language)
    ? [`«${part.text}» is a conjugated verb: write it in V{…}`]
    : []
}

function slotFaults(slot: SlotPart, level: number, language: Language): string[] {
  if (slot.classes.includes('*')) return []
  const faults = slot.defaults.flatMap((lemma) => {
    const entries = language.nouns.get(lemma)
    if (entries === undefined) {
      return language.lexicon.has(lemma.split(' ')[0] ?? lemma)
        ? []
        : [`default noun «${lemma}» is unknown`]
    }
    return entries.some((noun) => acceptsClass(slot, noun.nounClass))
      ? []
      : [`default noun «${lemma}» is not of the class ${slot.classes.join('|')}`]
  })
  const fillable =
    slot.defaults.length > 0 ||
    [...language.nouns.values()]
      .flat()
      .some((noun) => noun.level <= level && acceptsClass(slot, noun.nounClass))
  return fillable
    ? faults
    : [...faults, `no noun of level ${level} for [${slot.classes.join('|')}]`]
}

/** Gender and number of a noun written in a group; null for any other part. */
function nounFeatures(part: GroupPart, around: Neighbours, language: Language): string | null {
  if (part.kind !== 'word' || part.agrees) return null
  const best = tagWord(part, around, language)?.best
  return best?.nature === 'nom' ? `${best.gender ?? '?'}${best.number ?? '?'}` : null
}

function leadsOn(part: GroupPart, around: Neighbours, language: Language): boolean {
  if (part.kind !== 'word') return false
  return part.agrees || tagWord(part, around, language)?.best.nature === 'adjectif'
}

/** «une tasse de thé ~brûlant»: whether the tea is hot, or the cup, is not written. */
function doubtfulAgreements(parts: readonly GroupPart[], language: Language): string[] {
  const around = (at: number): Neighbours => ({ before: parts[at - 1], next: parts[at + 1] })
  return parts.flatMap((part, at) => {
    if (part.kind !== 'word' || !part.agrees) return []
    const ends = (one: GroupPart): boolean =>
      one.kind === 'comma' || (one.kind === 'word' && /^(?:et|ou|ni)$/u.test(one.text))
    const from = parts.slice(0, at).findLastIndex(ends) + 1
    const next = parts.findIndex(
      (one, index) => index > at && !leadsOn(one, around(index), language),
    )
    const behind = parts[next]
    if (behind?.kind === 'slot' || (behind && nounFeatures(behind, around(next), language)))
      return []
    const said = parts
      .slice(from, at)
      .map((one, index) => nounFeatures(one, around(from + index), language))
    const several = new Set(said.filter((features) => features !== null))
    return several.size < 2
      ? []
      : [
          `«~${part.text}» may be said of two nouns: write it beside its own, or in the choice, agreed`,
        ]
  })
}

function partsFaults(parts: readonly GroupPart[], template: Written, language: Language): string[] {
  const joined = joinMultiwordExpressions(parts, language)
  const ofWords = joined.flatMap((part, index) => {
    if (part.kind === 'word')
      return wordFaults(part, { before: joined[index - 1], next: joined[index + 1] }, language)
    return part.kind === 'slot' ? slotFaults(part, template.level, language) : []
  })
  return [...ofWords, ...doubtfulAgreements(joined, language)]
}

/** What the faults of words are looked for in. */
type Written = Pick<Template, 'items' | 'level'>

/** «Personne», «rien», «aucun», «nullement» deny without «pas». */
function deniesAlone(template: Written): boolean {
  return template.items.some(
    (item) =>
      item.kind === 'group' &&
      item.parts.some(
        (part) =>
          part.kind === 'word' &&
          /^(personne|rien|aucun|aucune|aucunement|nul|nulle|nullement|nulle part|ni)$/u.test(
            part.text.toLowerCase(),
          ),
      ),
  )
}

function verbFaults(verb: VerbGroup, template: Written, language: Language): string[] {
  const isKnown = verb.lemma === '*' || language.lexicon.verb(verb.lemma) !== null
  const isBare = verb.negation === '' && !deniesAlone(template)
  return [
    ...(isKnown ? [] : [`«${verb.lemma}» in V{…} is not an infinitive of the lexicon`]),
    ...(isBare ? ['«ne» needs pas, jamais, plus, rien …'] : []),
    ...(deniesClause(verb, template.items, true)
      ? [`«${verb.lemma}»: soudain opens an action, depuis and chaque go with a state`]
      : []),
    ...partsFaults(verb.tail, template, language),
  ]
}

/** Faults of the words, slots and verbs written in a template. */
export function lintWords(template: Written, language: Language): string[] {
  return template.items.flatMap((item) => {
    if (item.kind === 'comma' || item.kind === 'mark') return []
    return item.kind === 'group'
      ? partsFaults(item.parts, template, language)
      : verbFaults(item, template, language)
  })
}
