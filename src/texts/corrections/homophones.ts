/** How to tell a grammatical homophone from the others: by a replacement in the sentence, else by the use of the word. */
import type { ErrorExplanation, HomophoneUse } from '../../domain/copy/review/error-explanation.ts'
import { quoted } from '../format.ts'
import type { ExplanationLevel } from './explanation-words.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

/** What the word is, once the replacement was said. */
const NOTES: Readonly<Record<string, string>> = {
  a: "c'est le verbe avoir",
  as: "c'est le verbe avoir",
  ai: "c'est le verbe avoir",
  ont: "c'est le verbe avoir",
  "l'a": "c'est le verbe avoir",
  "l'as": "c'est le verbe avoir",
  "l'ai": "c'est le verbe avoir",
  "m'a": "c'est le verbe avoir",
  "t'a": "c'est le verbe avoir",
  "m'ont": "c'est le verbe avoir",
  "t'ont": "c'est le verbe avoir",
  est: "c'est le verbe être",
  es: "c'est le verbe être",
  sont: "c'est le verbe être",
  "m'est": "c'est le verbe être",
  "m'es": "c'est le verbe être",
  "t'es": "c'est le verbe être",
  "t'est": "c'est le verbe être",
  près: "ce n'est pas quelqu'un de prêt",
  "s'est": '«\u00a0se\u00a0» devient «\u00a0me\u00a0»',
  sais: "c'est le verbe savoir",
  sait: "c'est le verbe savoir",
  met: "c'est le verbe mettre",
  mets: "c'est le verbe mettre",
  peut: "c'est le verbe pouvoir",
  peux: "c'est le verbe pouvoir",
  'peut être': "c'est le verbe pouvoir, en deux mots",
  sens: "c'est le verbe sentir",
  sent: "c'est le verbe sentir",
  à: "ce n'est pas le verbe avoir",
  où: 'il parle du lieu ou du moment',
  du: "ce n'est pas le verbe devoir",
  là: "c'est un lieu, avec un accent",
  'plus tôt': "c'est le contraire, en deux mots",
  'peut-être': "c'est un seul mot, avec un trait d'union",
  sur: "ce n'est pas quelqu'un de sûr",
  ces: 'on les montre du doigt',
  ses: "on dit à qui c'est",
  "n'y": 'le petit mot «\u00a0y\u00a0» reste, accroché à «\u00a0ne\u00a0»',
  peu: "c'est le contraire",
  leurs: 'il y en a plusieurs, avec un s',
  'leur determiner': "il n'y en a pas plusieurs, sans s",
  'leur pronoun': 'il ne prend jamais de s',
  voire: 'il veut dire «\u00a0et même\u00a0»',
  cent: "c'est un nombre",
  six: "c'est un nombre",
}

const SANS =
  "«\u00a0sans\u00a0» est le contraire de «\u00a0avec\u00a0», ou dit ce qu'on ne fait pas\u00a0: «\u00a0sans sel\u00a0», «\u00a0sans courir\u00a0»."

/** The words «savoir ce que c'est» for uses that no replacement shows. Keys are a word, or a word and its use. */
const USES: Readonly<Record<string, string>> = {
  'ce plural':
    "C'est «\u00a0c'est\u00a0» au pluriel\u00a0: «\u00a0c'est mon ami\u00a0», «\u00a0ce sont mes amis\u00a0».",
  'ce other':
    'On ne peut dire ni «\u00a0me\u00a0» ni «\u00a0te\u00a0» à la place, donc «\u00a0ce\u00a0».',
  'ce relative':
    "«\u00a0se\u00a0» ne va que devant un verbe, comme dans «\u00a0il se lave\u00a0». Devant «\u00a0que\u00a0», «\u00a0qui\u00a0» ou «\u00a0dont\u00a0», c'est «\u00a0ce\u00a0».",
  ceux: '«\u00a0ceux\u00a0» remplace un nom au pluriel\u00a0: on peut dire «\u00a0les enfants\u00a0» à la place. «\u00a0ce\u00a0» va devant un nom, ou veut dire «\u00a0cela\u00a0».',
  près: '«\u00a0près\u00a0» veut dire «\u00a0pas loin\u00a0»\u00a0; «\u00a0prêt\u00a0» devient «\u00a0prête\u00a0» au féminin.',
  voir: "C'est le verbe, comme «\u00a0regarder\u00a0»\u00a0: il finit par -oir, sans e, comme «\u00a0pouvoir\u00a0» et «\u00a0savoir\u00a0».",
  se: 'Avec «\u00a0je\u00a0», on dirait «\u00a0me\u00a0» devant le verbe, donc «\u00a0se\u00a0».',
  "s'": "Avec «\u00a0je\u00a0», on dirait «\u00a0m'\u00a0» devant le verbe, donc «\u00a0s'\u00a0».",
  "s' expression":
    "C'est «\u00a0si\u00a0» devant «\u00a0il\u00a0» ou «\u00a0ils\u00a0»\u00a0: on peut dire «\u00a0si elle\u00a0», donc «\u00a0s'\u00a0».",
  quand:
    "«\u00a0quand\u00a0» parle d'un moment\u00a0: «\u00a0quand il pleut\u00a0», «\u00a0depuis quand\u00a0». «\u00a0quant\u00a0» va devant «\u00a0à\u00a0»\u00a0; «\u00a0qu'en\u00a0», c'est «\u00a0que\u00a0» et «\u00a0en\u00a0».",
  "c'est":
    "«\u00a0c'est\u00a0», c'est «\u00a0cela\u00a0» et le verbe être\u00a0: avant, on dirait «\u00a0c'était\u00a0». «\u00a0ses\u00a0» et «\u00a0ces\u00a0» vont devant un nom.",
  "c'": "On peut dire «\u00a0cela\u00a0» à la place, donc «\u00a0c'\u00a0».",
  "s'est": "Avec «\u00a0je\u00a0», on dirait «\u00a0je me suis\u00a0», donc «\u00a0s'est\u00a0».",
  ces: 'Devant un nom au pluriel\u00a0: au singulier, on dirait «\u00a0ce\u00a0» ou «\u00a0cette\u00a0», donc «\u00a0ces\u00a0».',
  ses: 'Ce sont les siens\u00a0: avec «\u00a0je\u00a0», on dirait «\u00a0mes\u00a0», donc «\u00a0ses\u00a0».',
  ni: '«\u00a0ni\u00a0» remplace «\u00a0pas\u00a0»\u00a0: «\u00a0pas grand, pas petit\u00a0», «\u00a0ni grand ni petit\u00a0».',
  mai: "C'est le nom du mois, entre avril et juin, donc «\u00a0mai\u00a0».",
  'mais other':
    'On ne peut dire ni «\u00a0tes\u00a0» ni «\u00a0mettait\u00a0» à la place, donc «\u00a0mais\u00a0».',
  'leur possessive':
    "Il n'y en a pas plusieurs, comme «\u00a0le sien\u00a0»\u00a0: «\u00a0leur\u00a0» sans s.",
  'leur other':
    '«\u00a0leur\u00a0» devant un verbe, comme «\u00a0lui\u00a0», ne prend jamais de s\u00a0; devant un seul objet, non plus.',
  'leur determiner': "Il n'y en a pas plusieurs\u00a0: «\u00a0leur\u00a0» sans s.",
  'leurs possessive':
    'Il y en a plusieurs, comme «\u00a0les miens\u00a0» ou «\u00a0les miennes\u00a0»\u00a0: «\u00a0leurs\u00a0» avec un s.',
  'peu expression':
    "«\u00a0peu\u00a0», c'est le contraire de «\u00a0beaucoup\u00a0»\u00a0: on ne peut pas dire «\u00a0pouvait\u00a0» à la place.",
  'peu other': 'On ne peut pas dire «\u00a0pouvait\u00a0» à la place, donc «\u00a0peu\u00a0».',
  'quand expression':
    '«\u00a0quand même\u00a0» veut dire «\u00a0tout de même\u00a0»\u00a0: retiens le d, comme dans «\u00a0quand il pleut\u00a0».',
  quant:
    'Devant «\u00a0à\u00a0», «\u00a0au\u00a0» ou «\u00a0aux\u00a0», il veut dire «\u00a0pour ce qui est de\u00a0»\u00a0: «\u00a0quant\u00a0», avec un t.',
  "qu'en":
    "C'est «\u00a0que\u00a0» et «\u00a0en\u00a0»\u00a0: sans «\u00a0en\u00a0», on dirait «\u00a0que\u00a0» tout seul, donc «\u00a0qu'en\u00a0».",
  "s'en": "Avec «\u00a0je\u00a0», on dirait «\u00a0je m'en\u00a0», donc «\u00a0s'en\u00a0».",
  "c'en": "On peut dire «\u00a0cela en\u00a0» à la place, donc «\u00a0c'en\u00a0».",
  "s'y": "Avec «\u00a0je\u00a0», on dirait «\u00a0je m'y\u00a0», donc «\u00a0s'y\u00a0».",
  "d'en expression":
    "C'est «\u00a0de\u00a0» devant «\u00a0en\u00a0»\u00a0: on dit «\u00a0en bas\u00a0», «\u00a0en haut\u00a0», «\u00a0en face\u00a0», donc «\u00a0d'en bas\u00a0», «\u00a0d'en face\u00a0».",
  sans: SANS,
  'sans sens': `${SANS} «\u00a0sens\u00a0» est de la famille de «\u00a0sentir\u00a0».`,
  "sans s'en": `${SANS} «\u00a0s'en\u00a0» devient «\u00a0m'en\u00a0» avec «\u00a0je\u00a0».`,
  'sans cent': `${SANS} «\u00a0cent\u00a0», c'est le nombre 100.`,
  dans: '«\u00a0dans\u00a0» se met devant un nom, pour dire où ou quand\u00a0: «\u00a0dans la cour\u00a0», «\u00a0dans une heure\u00a0».',
  dû: "C'est le verbe devoir\u00a0: «\u00a0il doit\u00a0», «\u00a0il a dû\u00a0». Le chapeau le distingue du petit mot «\u00a0du\u00a0».",
  notre:
    'Devant un nom, comme «\u00a0mon\u00a0» ou «\u00a0ma\u00a0»\u00a0: «\u00a0notre\u00a0» sans chapeau.',
  nôtre:
    'Sans nom derrière, comme «\u00a0le mien\u00a0» ou «\u00a0la mienne\u00a0»\u00a0: «\u00a0nôtre\u00a0» avec un chapeau.',
  votre:
    'Devant un nom, comme «\u00a0ton\u00a0» ou «\u00a0ta\u00a0»\u00a0: «\u00a0votre\u00a0» sans chapeau.',
  vôtre:
    'Sans nom derrière, comme «\u00a0le tien\u00a0» ou «\u00a0la tienne\u00a0»\u00a0: «\u00a0vôtre\u00a0» avec un chapeau.',
  "l'as": "C'est le nom d'une carte\u00a0: «\u00a0un as\u00a0», «\u00a0l'as\u00a0».",
  as: "C'est le nom d'une carte\u00a0: «\u00a0un as\u00a0».",
  "l'est": "C'est le côté où le soleil se lève\u00a0: l'est.",
  est: "C'est le côté où le soleil se lève\u00a0: l'est.",
  'là noun':
    "On peut dire «\u00a0d'ici à ce moment\u00a0»\u00a0: «\u00a0là\u00a0» parle d'un moment, avec un accent.",
  'mets noun':
    "C'est un nom, «\u00a0un mets\u00a0»\u00a0: un plat que l'on mange. On y retrouve le verbe mettre.",
  'sens noun': "C'est un nom, «\u00a0le sens\u00a0»\u00a0: il finit par un s que l'on entend.",
  'son noun':
    "C'est un nom, «\u00a0un son\u00a0»\u00a0: ce que l'on entend, comme dans «\u00a0sonore\u00a0».",
  'ton noun':
    "C'est un nom, «\u00a0un ton\u00a0»\u00a0: la façon de parler, comme dans «\u00a0tonalité\u00a0».",
  si: "Ce n'est ni le nombre six, ni «\u00a0s'y\u00a0»\u00a0: on ne peut dire ni «\u00a0sept\u00a0» ni «\u00a0m'y\u00a0».",
  plutôt:
    'En un mot, «\u00a0plutôt\u00a0» veut dire «\u00a0de préférence\u00a0» ou «\u00a0assez\u00a0»\u00a0; en deux mots, «\u00a0plus tôt\u00a0» est le contraire de «\u00a0plus tard\u00a0».',
  prêt: 'Au féminin, on dirait «\u00a0prête\u00a0»\u00a0: on entend le t, donc «\u00a0prêt\u00a0».',
  prêts:
    'Au féminin, on dirait «\u00a0prêtes\u00a0»\u00a0: on entend le t, donc «\u00a0prêts\u00a0».',
  sûr: 'On peut dire «\u00a0certain\u00a0» à la place, donc «\u00a0sûr\u00a0», avec un chapeau.',
  'sûr other':
    'Il veut dire «\u00a0sans danger\u00a0», ou «\u00a0certain\u00a0»\u00a0: «\u00a0sûr\u00a0», avec un chapeau.',
  'la determiner': 'Devant un nom, comme «\u00a0une\u00a0»\u00a0: «\u00a0la\u00a0», sans accent.',
  'les other': "On ne peut pas dire «\u00a0l'avais\u00a0» à la place, donc «\u00a0les\u00a0».",
}

/** What a number has that nobody hears. */
const LETTERS: Readonly<Record<string, string>> = {
  sept: ", avec le p que l'on entend dans «\u00a0septembre\u00a0»",
  six: ', avec un x, comme «\u00a0dix\u00a0»',
  cent: ', avec un c, comme «\u00a0centaine\u00a0»',
}

function keyed<Value>(
  table: Readonly<Record<string, Value>>,
  word: string,
  use: HomophoneUse | null,
): Value | undefined {
  return table[use === null ? word : `${word} ${use}`] ?? table[word]
}

export function replacementReason(
  one: Of<'grammatical-homophone'>,
  level: ExplanationLevel,
): string {
  const { expected, trial, works, use } = one
  const note = keyed(NOTES, expected, use)
  const can = works ? 'On peut dire' : 'On ne peut pas dire'
  const why = note === undefined || level === 'CP' ? '' : ` ${note},`
  return `${can} ${quoted(trial)}\u00a0:${why} donc ${quoted(expected)}${LETTERS[expected] ?? ''}.`
}

export function meaningReason(
  { expected, written, meaning, other, isAlike }: Of<'other-word'>,
  level: ExplanationLevel,
): string {
  const start = level === 'CP' || !isAlike ? '' : 'Les deux se disent pareil. '
  return `${start}${quoted(expected)}, c'est ${meaning}\u00a0; ${quoted(written)}, c'est ${other}.`
}

export function nounAndVerbReason({ expected, noun, verb }: Of<'noun-and-verb'>): string {
  const single = expected.replace(/s$/u, '')
  // «une porte» and «ils portent»: «il porte» is written as the noun is.
  if (verb.endsWith(` ${expected}nt`))
    return `Ici, c'est le nom, ${quoted(noun)}. La fin -nt est celle d'un verbe, comme dans ${quoted(verb)}.`
  return noun.endsWith(` ${expected}`) || noun.endsWith(` ${single}`)
    ? `Ici, c'est le nom, ${quoted(noun)}. Le verbe s'écrit autrement\u00a0: ${quoted(verb)}.`
    : `Ici, c'est le verbe, ${quoted(verb)}. Le nom s'écrit autrement\u00a0: ${quoted(noun)}.`
}

export function usedReason({ expected, use, written }: Of<'homophone-use'>): string {
  if (/^quel(?:le)?s?$/u.test(expected))
    return `${quoted(expected)} va avec un nom, comme dans ${quoted('quel jour')} et ${quoted('quelle heure')}\u00a0; ${quoted("qu'elle")}, c'est ${quoted('que')} et ${quoted('elle')}.`
  return (
    USES[`${expected} ${written}`] ??
    keyed(USES, expected, use) ??
    `Ici, c'est ${quoted(expected)}, et non ${quoted(written)}.`
  )
}

/** «on n'a pas»: what «il» lets hear. */
export function inaudibleReason(one: Of<'negation' | 'no-negation'>): string {
  return one.kind === 'negation'
    ? `${quoted(one.negation)} va avec ${quoted("n'")}\u00a0: avec ${quoted('il')}, on entendrait bien ${quoted(`il ${one.expected}`)}.`
    : `Il n'y a ni ${quoted('pas')} ni ${quoted('jamais')}\u00a0: avec ${quoted('il')}, on n'entendrait pas ${quoted("n'")} devant ${quoted(one.expected)}.`
}
