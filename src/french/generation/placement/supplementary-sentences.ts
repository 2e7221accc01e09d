/** Sentences that bring a text to the length asked, from the nearest source first. */
import type { Template } from '../../data/template.ts'
import type { GenerationContext } from '../generation-context.ts'
import { NEUTRAL_THEME } from '../request/theme-selection.ts'
import { scoreCandidate } from '../scoring/candidate-score.ts'
import { type Candidate, namesFriend } from './candidate.ts'
import { type ContentDraft, scoringContext } from './content-draft.ts'
import { fillTemplate } from './template-filling.ts'

/** Templates that fill a text, by how near they are to the story; each source is read only when those before are exhausted. */
export const TEMPLATE_SOURCES: readonly ((context: GenerationContext) => readonly Template[])[] = [
  ({ language, themes }) => language.templatesOfTheme.get(themes[0] ?? NEUTRAL_THEME) ?? [],
  ({ language }) => language.templatesOfTheme.get(NEUTRAL_THEME) ?? [],
  ({ language }) => language.templatesOfOrigin.get('class') ?? [],
  ({ language, themes }) => themes.flatMap((theme) => language.templatesOfTheme.get(theme) ?? []),
  ({ language }) => language.templatesOfOrigin.get('list') ?? [],
  ({ language }) => language.templatesOfOrigin.get('theme') ?? [],
]

export function templatesOf(
  context: GenerationContext,
  source: (context: GenerationContext) => readonly Template[],
): Template[] {
  return source(context).filter(({ level }) => level <= context.level)
}

function lacksPrerequisite(template: Template, content: ContentDraft): boolean {
  if (template.requires === null) return false
  return !content.candidates.some(({ filled }) => filled.template.id === template.requires)
}

function isAllowed(template: Template, content: ContentDraft, context: GenerationContext): boolean {
  if (content.usedLines.has(template.source) || lacksPrerequisite(template, content)) return false
  if (template.protagonist !== null) return false
  if (template.needsFriend && !content.candidates.some(namesFriend)) return false
  const { event, state } = context.tenses
  return (
    template.tenses === null || template.tenses.includes(event) || template.tenses.includes(state)
  )
}

/** The best-scored of a few templates, drawn at random. */
export function bestSupplement(
  templates: readonly Template[],
  content: ContentDraft,
  context: GenerationContext,
  preferredPatterns: readonly RegExp[],
): Candidate | null {
  const tried = context.random
    .shuffle(templates.filter((template) => isAllowed(template, content, context)))
    .slice(0, 12)
  const scoring = scoringContext(content, preferredPatterns, 0)
  const scored = tried.flatMap((template) => {
    const candidate = fillTemplate(template, null, [], context)
    if (candidate === null || content.texts.has(candidate.text)) return []
    return [{ candidate, score: scoreCandidate(candidate, context, scoring) }]
  })
  return scored.toSorted((one, other) => other.score - one.score)[0]?.candidate ?? null
}

function stageCount(content: ContentDraft, stage: Template['stage']): number {
  return content.candidates.filter(({ filled }) => filled.template.stage === stage).length
}

/** What the story still needs: one opening, one end when it is long enough, else its middle. */
function neededStage(content: ContentDraft, length: number): Template['stage'] {
  if (stageCount(content, 'début') === 0) return 'début'
  return length >= 4 && stageCount(content, 'fin') === 0 ? 'fin' : 'milieu'
}

/** Most sentences that open a story; several mornings make no story. */
const MAX_OPENINGS = 1

function suitsStage(template: Template, stage: Template['stage'], content: ContentDraft): boolean {
  if (template.stage === stage) return true
  if (stage !== 'milieu') return false
  return template.stage === 'début' && stageCount(content, 'début') < MAX_OPENINGS
}

/** The next filling sentence: right stage and nearest source first; a template comes back only when all are used. */
export function nextSupplement(
  content: ContentDraft,
  length: number,
  context: GenerationContext,
  preferredPatterns: readonly RegExp[],
): Candidate | null {
  const stage = neededStage(content, length)
  for (const source of TEMPLATE_SOURCES) {
    const staged = templatesOf(context, source).filter((template) =>
      suitsStage(template, stage, content),
    )
    const found = bestSupplement(staged, content, context, preferredPatterns)
    if (found !== null) return found
  }
  for (const source of TEMPLATE_SOURCES) {
    const templates = templatesOf(context, source)
    const found =
      bestSupplement(templates, content, context, preferredPatterns) ??
      reusedTemplate(templates, content, context)
    if (found !== null) return found
  }
  return null
}

/** A template used before, with other nouns. */
function reusedTemplate(
  templates: readonly Template[],
  content: ContentDraft,
  context: GenerationContext,
): Candidate | null {
  for (const template of context.random.shuffle(templates).slice(0, 30)) {
    if (template.protagonist !== null || template.requires !== null) continue
    const candidate = fillTemplate(template, null, [], context)
    if (candidate !== null && !content.texts.has(candidate.text)) return candidate
  }
  return null
}
