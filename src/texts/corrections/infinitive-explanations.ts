/** Infinitive or participle: why a verb ends with -er or with -é, for the child of the class. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { type ExplanationLevel, quoted } from './explanation-words.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

/** «-ées», of a participle. */
function participleEnding(expected: string): string {
  return /(?:ées|és|ée|é)$/u.exec(expected)?.[0] ?? 'é'
}

export function vendreReason(
  { trial, form, expected, model, instead }: Of<'vendre'>,
  level: ExplanationLevel,
): string {
  if (level === 'CP') return `On peut dire ${quoted(trial)}\u00a0: donc ${quoted(expected)}.`
  if (form === 'infinitive')
    return `On peut dire ${quoted(trial)}\u00a0: comme ${quoted(model)}, c'est l'infinitif, donc ${expected.endsWith('er') ? '-er' : quoted(expected)}.`
  return `On peut dire ${quoted(trial)}\u00a0: comme ${quoted(model)}, donc -${participleEnding(expected)} et non -${instead}.`
}

/** «Derrière « à », on dit « vendre », jamais « vendu »»: the word that leads the verb decides, whatever follows it. */
export function frameReason(
  { lead, model, wrong, form, expected, instead }: Of<'verb-frame'>,
  level: ExplanationLevel,
): string {
  const [said, never] = lead === null ? [model, wrong] : [`${lead} ${model}`, `${lead} ${wrong}`]
  const pair = `${lead === null ? 'Ici, on pourrait avoir' : 'On dit'} ${quoted(said)}, jamais ${quoted(never)}`
  if (level === 'CP') return `${pair}\u00a0: donc ${quoted(expected)}.`
  return form === 'infinitive'
    ? `${pair}\u00a0: c'est l'infinitif, donc ${expected.endsWith('er') ? '-er' : quoted(expected)}.`
    : `${pair}\u00a0: c'est le participe passé, donc -${participleEnding(expected)} et non -${instead}.`
}

export function infinitiveNounReason({ expected, determiner }: Of<'infinitive-noun'>): string {
  const plain = expected.replace(/s$/u, '')
  const end = plain === expected ? '-er' : '-er, puis un s au pluriel'
  return `Derrière ${quoted(determiner)}, ${quoted(expected)} est un nom, fait avec le verbe ${quoted(plain)}\u00a0: il en garde la fin, ${end}.`
}
