/** Sentences that bring a text to the length asked, from the nearest source first. */
import type { Template } from '../../data/template.ts'
import type { GenerationContext } from '../generation-context.ts'
import { NEUTRAL_THEME } from '../request/theme-selection.ts'
import { scoreCandidate } from '../scoring/candidate-score.ts'
import { standsAlone } from '../text-planning/standing-alone.ts'
import type { Candidate } from './candidate.ts'
import { type ContentDraft, scoringContext } from './content-draft.ts'
import { fillTemplate } from './template-filling.ts'

/** Templates that fill a text, by how near they are to the story; each source is read only when those before are exhausted. */
const TEMPLATE_SOURCES: readonly ((context: GenerationContext) => readonly Template[])[] = [
  ({ language, themes }) => language.templatesOfTheme.get(themes[0] ?? NEUTRAL_THEME) ?? [],
  ({ language }) => language.templatesOfTheme.get(NEUTRAL_THEME) ?? [],
  ({ language }) => language.templatesOfOrigin.get('class') ?? [],
  ({ language, themes }) => themes.flatMap((theme) => language.templatesOfTheme.get(theme) ?? []),
  ({ language }) => language.templatesOfOrigin.get('list') ?? [],
  ({ language }) => language.templatesOfOrigin.get('theme') ?? [],
]

function templatesOf(
  context: GenerationContext,
  source: (context: GenerationContext) => readonly Template[],
): Template[] {
  return source(context).filter(({ level }) => level <= context.level)
}

/** What only makes sense after another sentence. */
function supposesAnother({ requires, needsFriend }: Template): boolean {
  return requires !== null || needsFriend
}

function isAllowed(template: Template, content: ContentDraft, context: GenerationContext): boolean {
  if (content.usedLines.has(template.source) || supposesAnother(template)) return false
  if (template.protagonist !== null) return false
  const { event, state } = context.tenses
  return (
    template.tenses === null || template.tenses.includes(event) || template.tenses.includes(state)
  )
}

/** The best-scored of a few templates, drawn at random. */
function bestSupplement(
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
    if (!standsAlone(candidate.text)) return []
    return [{ candidate, score: scoreCandidate(candidate, context, scoring) }]
  })
  return scored.toSorted((one, other) => other.score - one.score)[0]?.candidate ?? null
}

/** The next filling sentence, nearest source first, neither the opening nor the end of a story; a template comes back only when all are used. */
export function nextSupplement(
  content: ContentDraft,
  context: GenerationContext,
  preferredPatterns: readonly RegExp[],
): Candidate | null {
  for (const source of TEMPLATE_SOURCES) {
    const templates = templatesOf(context, source).filter(({ stage }) => stage === 'milieu')
    const found = bestSupplement(templates, content, context, preferredPatterns)
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
    if (template.protagonist !== null || supposesAnother(template)) continue
    const candidate = fillTemplate(template, null, [], context)
    if (candidate === null || content.texts.has(candidate.text)) continue
    if (standsAlone(candidate.text)) return candidate
  }
  return null
}
