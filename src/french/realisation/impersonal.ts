/** The «il» that is nobody: il pleut, il faut, il y a, il fait froid, il est tard. */
import type { NounGroup, TemplateItem, VerbGroup } from '../data/template.ts'

const ALWAYS = new Set('pleuvoir neiger grêler geler venter falloir bruiner pleuviner'.split(' '))
const WEATHER =
  /^(?:très |trop |si |assez |plus |moins |bien |déjà |encore |presque |tout |un peu )*(?:froid|chaud|beau|bon|nuit|jour|noir|doux|frais|mauvais|sombre|clair|gris|humide|sec|soleil|un (?:temps|froid|soleil|vent))(?!\p{L})/u
const HOUR =
  /^(?:très |trop |bien |déjà |encore |presque |plus |à peine |environ |bientôt )*(?:tard|tôt|temps|midi|minuit|l'heure|(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze) heures?|une fois)(?!\p{L})/u
/** «il est interdit de …», «il est possible que …»: what follows says what. */
const JUDGED =
  /^(?:très |trop |si |plus |bien |encore )*(?:interdit|défendu|permis|possible|impossible|facile|difficile|important|dangereux|utile|inutile|nécessaire|préférable|rare|vrai|clair|certain|évident|temps)(?: (?:de|d'|que|qu')|$)/u
const OPENS_CLAUSE = /^(?:de|d'|que|qu')$/u

function wordsOf(item: TemplateItem | undefined): string {
  if (item?.kind !== 'group') return ''
  return item.parts
    .map((part) => (part.kind === 'word' ? part.text : 'x'))
    .join(' ')
    .replaceAll("' ", "'")
}

function completedBy(items: readonly TemplateItem[], at: number, pattern: RegExp): boolean {
  const next = items.slice(at + 1).find(({ kind }) => kind !== 'comma')
  return pattern.test(wordsOf(next))
}

function isJudgement(items: readonly TemplateItem[], at: number): boolean {
  if (!completedBy(items, at, JUDGED)) return false
  const text = wordsOf(items[at + 1])
  const [opener = ''] = wordsOf(items[at + 2]).split(/ |(?<=')/u)
  return / (?:de|que)(?= |$)|(?:d|qu)'/u.test(text) || OPENS_CLAUSE.test(opener)
}

/** «il suffit de», «il arrive que»: what it is comes after. */
function isRaised({ lemma, reflexive }: VerbGroup, next: TemplateItem | undefined): boolean {
  const opensClause = OPENS_CLAUSE.test(wordsOf(next).split(/ |(?<=')/u)[0] ?? '')
  if (reflexive && lemma === 'agir') return true
  return opensClause && /^(?:suffire|arriver|sembler|paraître)$/u.test(lemma)
}

/** Whether the subject «il» of a template is impersonal, by the verb that follows it. */
export function isImpersonal(group: NounGroup, items: readonly TemplateItem[]): boolean {
  const [part] = group.parts
  if (part?.kind !== 'word' || part.text !== 'il' || group.parts.length > 1) return false
  const own = items.indexOf(group)
  const at = group.inverted
    ? own - 1
    : items.findIndex(({ kind }, index) => index > own && kind === 'verb')
  const verb = items[at]
  if (verb?.kind !== 'verb') return false
  const { lemma, clitics } = verb
  const after = group.inverted ? own : at
  if (ALWAYS.has(lemma) || (lemma === 'avoir' && clitics.includes('y'))) return true
  if (lemma === 'faire') return completedBy(items, after, WEATHER)
  if (lemma === 'être') return completedBy(items, after, HOUR) || isJudgement(items, after)
  return isRaised(verb, items[after + 1])
}
