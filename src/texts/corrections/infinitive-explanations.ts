/** Endings that sound alike, -er or -é, -ai or -ais: why a verb has the one, for the child of the class. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { quoted } from '../format.ts'
import type { ExplanationLevel } from './explanation-words.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

/** «-ées», of a participle. */
function participleEnding(expected: string): string {
  return /(?:ées|és|ée|é)$/u.exec(expected)?.[0] ?? 'é'
}

function vendreReason(
  { trial, form, expected, model, instead }: Of<'vendre'>,
  level: ExplanationLevel,
): string {
  if (level === 'CP') return `On peut dire ${quoted(trial)}\u00a0: donc ${quoted(expected)}.`
  if (form === 'infinitive')
    return `On peut dire ${quoted(trial)}\u00a0: comme ${quoted(model)}, c'est l'infinitif, donc ${expected.endsWith('er') ? '-er' : quoted(expected)}.`
  return `On peut dire ${quoted(trial)}\u00a0: comme ${quoted(model)}, donc -${participleEnding(expected)} et non -${instead}.`
}

/** «Derrière « à », on dit « vendre », jamais « vendu »»: the word that leads the verb decides, whatever follows it. */
function frameReason(
  { lead, model, wrong, form, expected, instead, agreesWith }: Of<'verb-frame'>,
  level: ExplanationLevel,
): string {
  const [said, never] = lead === null ? [model, wrong] : [`${lead} ${model}`, `${lead} ${wrong}`]
  const pair = `${lead === null ? 'Ici, on pourrait avoir' : 'On dit'} ${quoted(said)}, jamais ${quoted(never)}`
  if (level === 'CP') return `${pair}\u00a0: donc ${quoted(expected)}.`
  if (form === 'infinitive') {
    const plural = /nt$/u.test(instead)
      ? `. La fin -ent est pour un sujet comme ${quoted('ils')}`
      : ''
    return `${pair}\u00a0: c'est l'infinitif, donc ${expected.endsWith('er') ? '-er' : quoted(expected)}${plural}.`
  }
  if (agreesWith !== null)
    return `${pair}\u00a0: c'est le participe passé, en -é. Il s'accorde avec ${quoted(agreesWith)}, que l'on lit avant le verbe\u00a0: -${participleEnding(expected)}.`
  return `${pair}\u00a0: c'est le participe passé, donc -${participleEnding(expected)} et non -${instead}.`
}

function infinitiveNounReason({ expected, determiner }: Of<'infinitive-noun'>): string {
  const plain = expected.replace(/s$/u, '')
  const end = plain === expected ? '-er' : '-er, puis un s au pluriel'
  return `Derrière ${quoted(determiner)}, ${quoted(expected)} est un nom, fait avec le verbe ${quoted(plain)}\u00a0: il en garde la fin, ${end}.`
}

/** «servis»: «elle est servie», and the s of «les clients». */
function participleLetterReason({ expected, said, several }: Of<'participle-letter'>): string {
  const head = `Pour trouver la fin, dis-le au féminin\u00a0: ${quoted(said)}`
  return several === null
    ? `${head}, donc ${quoted(expected)}.`
    : `${head}, donc ${quoted(expected.slice(0, -1))}. Il va avec ${quoted(several)}, il y en a plusieurs\u00a0: un s, ${quoted(expected)}.`
}

/** «je rangeai» and «je rangeais». */
function pastOrImperfectReason({ expected, said, never }: Of<'past-or-imperfect'>): string {
  const isPast = /ai$/u.test(expected)
  const why = isPast ? "cela arrive, puis c'est fini" : 'cela durait, ou revenait souvent'
  return `Essaie avec ${quoted('il')}\u00a0: ici, ${quoted(said)}, ${why}, et non ${quoted(never)}, donc -${isPast ? 'ai' : 'ais'}.`
}

type Ending = Of<
  | 'participle-letter'
  | 'vendre'
  | 'verb-frame'
  | 'infinitive-noun'
  | 'future-or-conditional'
  | 'past-or-imperfect'
>

/** Of two endings that sound alike, the one that is heard in another form. */
export function endingReason(one: Ending, level: ExplanationLevel): string {
  switch (one.kind) {
    case 'participle-letter':
      return participleLetterReason(one)
    case 'vendre':
      return vendreReason(one, level)
    case 'verb-frame':
      return frameReason(one, level)
    case 'infinitive-noun':
      return infinitiveNounReason(one)
    case 'future-or-conditional':
      return `Essaie avec ${quoted('nous')}\u00a0: on dirait ${quoted(one.plural)}, donc ${quoted(one.expected)}.`
    case 'past-or-imperfect':
      return pastOrImperfectReason(one)
  }
}
