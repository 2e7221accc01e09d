/** What is wrong with the frames of data/problems: file, line and remedy. */
import { namesIn } from './expression.ts'
import type { ProblemFrame } from './problem-frame.ts'
import { measuresIn, personsIn } from './problem-text.ts'

export interface FrameFault {
  readonly file: string
  readonly line: number
  readonly message: string
}

function usedNames({ steps }: ProblemFrame): string[] {
  return steps.flatMap(({ terms }) => terms.flatMap((term) => ('name' in term ? [term.name] : [])))
}

/** Names that only a formula or a condition needs. */
function computedFrom(frame: ProblemFrame): string[] {
  return [...frame.levels.values()].flatMap(({ numbers }) =>
    numbers.flatMap((number) => ('formula' in number ? namesIn(number.formula) : [])),
  )
}

/** A mere number before a word is followed by a plural, so it is never less than two. */
function lowNumbers(frame: ProblemFrame): string[] {
  const bare = Array.from(
    frame.text.matchAll(/\{([a-z][a-z0-9]*)\}\s+\p{L}/gu),
    ([, name = '']) => name,
  )
  return [...frame.levels].flatMap(([level, { numbers }]) =>
    numbers
      .filter((number) => bare.includes(number.name))
      .filter(
        (number) =>
          ('from' in number && number.from < 2) ||
          ('among' in number && number.among.some((value) => value < 2)),
      )
      .map(({ name }) => `${level}: «{${name}}» may be 1: write {${name} nom}`),
  )
}

function messages(frame: ProblemFrame, frames: readonly ProblemFrame[]): string[] {
  const { name, text, steps, idle, unit, levels } = frame
  const found = steps.flatMap(({ terms }) =>
    terms.flatMap((term) => ('sought' in term ? [term.sought] : [])),
  )
  const given = [...measuresIn(text).keys()]
  const used = usedNames(frame)
  const declared = new Set(
    [...levels.values()].flatMap(({ numbers }) => numbers.map((one) => one.name)),
  )
  return [
    ...(frames.filter((other) => other.name === name).length > 1 ? ['the name stands twice'] : []),
    ...(/^[a-z0-9-]{3,40}$/u.test(name) ? [] : ['a name is small letters, figures and hyphens']),
    ...(levels.size > 0 ? [] : ['no class']),
    ...(unit.one === '' ? ['no «: réponse»'] : []),
    ...(found.includes('') ? [] : ['nothing is sought: write ? in the last step']),
    ...given.filter((one) => !declared.has(one)).map((one) => `«${one}» has no range`),
    ...given
      .filter((one) => !used.includes(one) && !idle.includes(one))
      .map((one) => `«${one}» serves nothing: use it, or declare it with «: inutile»`),
    ...idle
      .filter((one) => !given.includes(one))
      .map((one) => `«${one}» is idle but not in the text`),
    ...used
      .filter((one) => !given.includes(one) && !found.includes(one))
      .map((one) => `«${one}» is used but not told`),
    ...[...declared]
      .filter((one) => !given.includes(one) && !computedFrom(frame).includes(one))
      .map((one) => `«${one}» is drawn for nothing`),
    ...(/[.?!]$/u.test(text) ? [] : ['the text ends with . ? or !']),
    ...(/[’]|(?<!\p{L})([Dd]e|[Qq]ue|[Ll]e|[Ll]a|se|ne|[Jj]e) [aeiouéèêâ]/u.test(
      text.replace(/\{[^}]*\}/gu, '{}'),
    )
      ? ['elision, or a curly apostrophe']
      : []),
    ...(/(?<!\p{L})([Dd]e|[Qq]ue|[Ll]orsque|[Pp]uisque) \{[A-Z]+\}/u.test(
      [text, ...frame.hints.values()].join('\n'),
    )
      ? ['write {de A}, {que A}: the name may begin with a vowel']
      : []),
    ...lowNumbers(frame),
    ...unwrittenPlurals(frame),
    ...hintFaults(frame, [...given, ...found]),
  ]
}

function hintFaults({ text, steps, hints }: ProblemFrame, known: readonly string[]): string[] {
  return [...hints].flatMap(([rank, hint]) => [
    ...(rank >= 1 && rank <= steps.length ? [] : [`a hint for step ${rank}, which there is not`]),
    ...(/[.?]$/u.test(hint) ? [] : ['a hint ends with . or ?']),
    ...[...measuresIn(hint).keys()]
      .filter((one) => !known.includes(one))
      .map((one) => `the hint of step ${rank} needs «${one}», which is not told`),
    ...personsIn(hint)
      .filter((one) => !personsIn(text).includes(one))
      .map((one) => `the hint of step ${rank} names «${one}», who is not in the text`),
  ])
}

/** Nouns whose plural is not the singular with an s. */
const UNUSUAL_PLURAL = /(?:eau|eu|al|ail|s|x|z)$/u

function unwrittenPlurals({ unit, otherUnits }: ProblemFrame): string[] {
  return [unit, ...otherUnits]
    .filter(({ one, many, measure }) => measure === null && many === `${one}s`)
    .filter(({ one }) => UNUSUAL_PLURAL.test(one))
    .map(({ one }) => `write the plural of «${one}» too: «${one}/…»`)
}

export function lintProblems(frames: readonly ProblemFrame[]): FrameFault[] {
  return frames.flatMap((frame) =>
    [...new Set(messages(frame, frames))].map((message) => ({
      file: frame.file,
      line: frame.line,
      message: `${frame.name}: ${message}`,
    })),
  )
}
