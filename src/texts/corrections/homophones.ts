/** How to tell a grammatical homophone from the others, by expected word and use. */
import type { HomophoneUse } from '../../domain/copy/review/error-explanation.ts'

/** Keys are a word, or a word and its use; the bare word is the fallback. */
const HOMOPHONE_REASONS: Readonly<Record<string, string>> = {
  a: "On peut dire «\u00a0avait\u00a0»\u00a0: c'est le verbe avoir, donc «\u00a0a\u00a0» sans accent.",
  as: "On peut dire «\u00a0avais\u00a0»\u00a0: c'est le verbe avoir avec «\u00a0tu\u00a0», donc «\u00a0as\u00a0».",
  ai: "On peut dire «\u00a0avais\u00a0»\u00a0: c'est le verbe avoir avec «\u00a0je\u00a0», donc «\u00a0ai\u00a0».",
  à: "On ne peut pas dire «\u00a0avait\u00a0»\u00a0: c'est le petit mot «\u00a0à\u00a0», avec un accent.",
  et: 'On peut dire «\u00a0et puis\u00a0», donc «\u00a0et\u00a0».',
  est: "On peut dire «\u00a0était\u00a0»\u00a0: c'est le verbe être, donc «\u00a0est\u00a0».",
  es: "On peut dire «\u00a0étais\u00a0»\u00a0: c'est le verbe être avec «\u00a0tu\u00a0», donc «\u00a0es\u00a0».",
  son: 'On peut dire «\u00a0mon\u00a0» ou «\u00a0ton\u00a0», donc «\u00a0son\u00a0».',
  sont: "On peut dire «\u00a0étaient\u00a0»\u00a0: c'est le verbe être, donc «\u00a0sont\u00a0».",
  on: 'On peut dire «\u00a0il\u00a0», donc «\u00a0on\u00a0».',
  ont: "On peut dire «\u00a0avaient\u00a0»\u00a0: c'est le verbe avoir, donc «\u00a0ont\u00a0».",
  ou: 'On peut dire «\u00a0ou bien\u00a0», donc «\u00a0ou\u00a0» sans accent.',
  où: "On ne peut pas dire «\u00a0ou bien\u00a0»\u00a0: «\u00a0où\u00a0» parle d'un endroit ou d'un moment.",
  'où other': 'On ne peut pas dire «\u00a0ou bien\u00a0», donc «\u00a0où\u00a0» avec un accent.',
  'la determiner':
    'Il va avec un nom féminin, comme «\u00a0une\u00a0» ou «\u00a0ma\u00a0», donc «\u00a0la\u00a0» sans accent.',
  'la pronoun':
    'Devant ce verbe, on peut dire «\u00a0le\u00a0», donc «\u00a0la\u00a0» sans accent.',
  'la other':
    "On ne peut dire ni «\u00a0ici\u00a0» ni «\u00a0l'avait\u00a0», donc «\u00a0la\u00a0».",
  là: 'On peut dire «\u00a0ici\u00a0», donc «\u00a0là\u00a0» avec un accent.',
  "l'a": "On peut dire «\u00a0l'avait\u00a0», donc «\u00a0l'a\u00a0».",
  "l'as": "On peut dire «\u00a0l'avais\u00a0», donc «\u00a0l'as\u00a0».",
  "l'ai": "On peut dire «\u00a0l'avais\u00a0», donc «\u00a0l'ai\u00a0».",
  les: "On ne peut pas dire «\u00a0l'avais\u00a0», donc «\u00a0les\u00a0».",
  'ce determiner':
    'Il va avec un nom, comme «\u00a0un\u00a0» ou «\u00a0le\u00a0», donc «\u00a0ce\u00a0».',
  'ce pronoun': 'On peut dire «\u00a0cela\u00a0», donc «\u00a0ce\u00a0».',
  'ce plural':
    "C'est le pluriel de «\u00a0c'est\u00a0» ou de «\u00a0c'était\u00a0», donc «\u00a0ce\u00a0».",
  'ce relative': 'On peut dire «\u00a0la chose\u00a0», donc «\u00a0ce\u00a0».',
  'ce other': 'On ne peut dire ni «\u00a0me\u00a0» ni «\u00a0te\u00a0», donc «\u00a0ce\u00a0».',
  se: 'Devant un verbe, on peut dire «\u00a0me\u00a0» ou «\u00a0te\u00a0» avec un autre sujet, donc «\u00a0se\u00a0».',
  "c'": "On peut dire «\u00a0cela\u00a0», donc «\u00a0c'\u00a0».",
  "s'": "Devant un verbe, on peut dire «\u00a0m'\u00a0» ou «\u00a0t'\u00a0» avec un autre sujet, donc «\u00a0s'\u00a0».",
  "s' expression":
    "C'est «\u00a0si\u00a0» devant «\u00a0il\u00a0» ou «\u00a0ils\u00a0», donc «\u00a0s'\u00a0».",
  ces: 'On les montre\u00a0: au singulier, on dirait «\u00a0ce\u00a0» ou «\u00a0cette\u00a0», donc «\u00a0ces\u00a0».',
  ses: 'Ce sont les siens ou les siennes, donc «\u00a0ses\u00a0».',
  "c'est": "On peut dire «\u00a0cela est\u00a0», donc «\u00a0c'est\u00a0».",
  "s'est": "On peut dire «\u00a0je me suis\u00a0» avec un autre sujet, donc «\u00a0s'est\u00a0».",
  sais: "On peut dire «\u00a0savais\u00a0»\u00a0: c'est le verbe savoir, donc «\u00a0sais\u00a0».",
  sait: "On peut dire «\u00a0savait\u00a0»\u00a0: c'est le verbe savoir, donc «\u00a0sait\u00a0».",
  sa: 'On peut dire «\u00a0ma\u00a0» ou «\u00a0ta\u00a0», donc «\u00a0sa\u00a0».',
  ça: 'On peut dire «\u00a0cela\u00a0», donc «\u00a0ça\u00a0».',
  mais: 'On peut dire «\u00a0pourtant\u00a0», donc «\u00a0mais\u00a0».',
  'mais other':
    'On ne peut dire ni «\u00a0tes\u00a0» ni «\u00a0mettait\u00a0», donc «\u00a0mais\u00a0».',
  mai: "C'est le nom du mois, donc «\u00a0mai\u00a0».",
  mes: 'On peut dire «\u00a0tes\u00a0», donc «\u00a0mes\u00a0».',
  met: "On peut dire «\u00a0mettait\u00a0»\u00a0: c'est le verbe mettre, donc «\u00a0met\u00a0».",
  mets: "On peut dire «\u00a0mettais\u00a0»\u00a0: c'est le verbe mettre, donc «\u00a0mets\u00a0».",
  "m'est": "On peut dire «\u00a0m'était\u00a0», donc «\u00a0m'est\u00a0».",
  "m'es": "On peut dire «\u00a0m'étais\u00a0», donc «\u00a0m'es\u00a0».",
  'leur pronoun':
    'Devant un verbe, comme «\u00a0lui\u00a0», «\u00a0leur\u00a0» ne prend jamais de s.',
  'leur determiner': 'Devant un nom au singulier, «\u00a0leur\u00a0» ne prend pas de s.',
  'leur possessive':
    'Il remplace un nom au singulier, comme «\u00a0le sien\u00a0» ou «\u00a0la sienne\u00a0»\u00a0: «\u00a0leur\u00a0» ne prend pas de s.',
  'leur other':
    'Devant un verbe, «\u00a0leur\u00a0» ne prend jamais de s\u00a0; devant un nom au singulier, non plus.',
  leurs: 'Devant un nom au pluriel, «\u00a0leurs\u00a0» prend un s.',
  'leurs possessive':
    'Il remplace un nom au pluriel, comme «\u00a0les siens\u00a0» ou «\u00a0les siennes\u00a0»\u00a0: «\u00a0leurs\u00a0» prend un s.',
  peu: "C'est le contraire de «\u00a0beaucoup\u00a0», donc «\u00a0peu\u00a0».",
  'peu expression': 'On peut dire «\u00a0un petit peu\u00a0», donc «\u00a0peu\u00a0».',
  'peu other': 'On ne peut pas dire «\u00a0pouvait\u00a0», donc «\u00a0peu\u00a0».',
  peut: "On peut dire «\u00a0pouvait\u00a0»\u00a0: c'est le verbe pouvoir, donc «\u00a0peut\u00a0».",
  peux: "On peut dire «\u00a0pouvais\u00a0»\u00a0: c'est le verbe pouvoir, donc «\u00a0peux\u00a0».",
  quand:
    'On peut dire «\u00a0lorsque\u00a0» ou «\u00a0à quel moment\u00a0», donc «\u00a0quand\u00a0».',
  'quand expression':
    'Ici, «\u00a0quand même\u00a0» veut dire «\u00a0tout de même\u00a0»\u00a0: «\u00a0quand\u00a0» prend un d.',
  quant:
    'Devant «\u00a0à\u00a0», «\u00a0au\u00a0» ou «\u00a0aux\u00a0», il veut dire «\u00a0pour ce qui est de\u00a0», donc «\u00a0quant\u00a0» avec un t.',
  "qu'en":
    "On ne peut pas dire «\u00a0lorsque\u00a0»\u00a0: c'est «\u00a0que\u00a0» devant «\u00a0en\u00a0», donc «\u00a0qu'en\u00a0».",
  sans: "C'est le contraire de «\u00a0avec\u00a0», donc «\u00a0sans\u00a0».",
  "s'en": "On peut dire «\u00a0je m'en\u00a0» avec un autre sujet, donc «\u00a0s'en\u00a0».",
  "c'en": "On peut dire «\u00a0cela en\u00a0», donc «\u00a0c'en\u00a0».",
  cent: "C'est le nombre 100, donc «\u00a0cent\u00a0».",
  sens: "On peut dire «\u00a0sentais\u00a0»\u00a0: c'est le verbe sentir, donc «\u00a0sens\u00a0».",
  sent: "On peut dire «\u00a0sentait\u00a0»\u00a0: c'est le verbe sentir, donc «\u00a0sent\u00a0».",
  dans: "C'est un seul mot, qui dit souvent où ou quand, donc «\u00a0dans\u00a0».",
  "d'en": "C'est «\u00a0de\u00a0» devant «\u00a0en\u00a0», en deux mots, donc «\u00a0d'en\u00a0».",
  "n'y":
    "On ne peut pas dire «\u00a0et pas\u00a0»\u00a0: c'est «\u00a0ne\u00a0» et «\u00a0y\u00a0» devant un verbe, donc «\u00a0n'y\u00a0».",
  ni: 'On peut dire «\u00a0et pas\u00a0», donc «\u00a0ni\u00a0».',
  'si intensity': 'On peut dire «\u00a0tellement\u00a0», donc «\u00a0si\u00a0».',
  'si other': "On ne peut dire ni «\u00a0sept\u00a0» ni «\u00a0m'y\u00a0», donc «\u00a0si\u00a0».",
  "s'y": "On peut dire «\u00a0je m'y\u00a0» avec un autre sujet, donc «\u00a0s'y\u00a0».",
  six: "C'est le nombre 6, donc «\u00a0six\u00a0» avec un x.",
  "m'a": "On peut dire «\u00a0m'avait\u00a0», donc «\u00a0m'a\u00a0».",
  ma: 'On peut dire «\u00a0ta\u00a0», donc «\u00a0ma\u00a0».',
  "t'a": "On peut dire «\u00a0t'avait\u00a0», donc «\u00a0t'a\u00a0».",
  tes: 'On peut dire «\u00a0mes\u00a0», donc «\u00a0tes\u00a0».',
  "t'es": "On peut dire «\u00a0t'étais\u00a0», donc «\u00a0t'es\u00a0».",
  "t'est": "On peut dire «\u00a0t'était\u00a0», donc «\u00a0t'est\u00a0».",
  'peut-être':
    "On peut dire «\u00a0sans doute\u00a0», donc «\u00a0peut-être\u00a0» avec un trait d'union.",
  'peut être':
    "On peut dire «\u00a0pouvait être\u00a0»\u00a0: c'est le verbe pouvoir, donc «\u00a0peut être\u00a0» en deux mots.",
  ta: 'On peut dire «\u00a0ma\u00a0», donc «\u00a0ta\u00a0».',
  "m'ont": "On peut dire «\u00a0m'avaient\u00a0», donc «\u00a0m'ont\u00a0».",
  mon: 'On peut dire «\u00a0ton\u00a0», donc «\u00a0mon\u00a0».',
  "t'ont": "On peut dire «\u00a0t'avaient\u00a0», donc «\u00a0t'ont\u00a0».",
  ton: 'On peut dire «\u00a0mon\u00a0», donc «\u00a0ton\u00a0».',
  "qu'elle": "On peut dire «\u00a0qu'il\u00a0», donc «\u00a0qu'elle\u00a0».",
  "qu'elles": "On peut dire «\u00a0qu'ils\u00a0», donc «\u00a0qu'elles\u00a0».",
  quel: "On ne peut pas dire «\u00a0qu'il\u00a0», donc «\u00a0quel\u00a0» en un seul mot.",
  quelle: "On ne peut pas dire «\u00a0qu'il\u00a0», donc «\u00a0quelle\u00a0» en un seul mot.",
  quels: "On ne peut pas dire «\u00a0qu'ils\u00a0», donc «\u00a0quels\u00a0» en un seul mot.",
  quelles: "On ne peut pas dire «\u00a0qu'ils\u00a0», donc «\u00a0quelles\u00a0» en un seul mot.",
  près: "C'est le contraire de «\u00a0loin\u00a0», donc «\u00a0près\u00a0».",
  'près other': 'On ne peut pas dire «\u00a0prête\u00a0», donc «\u00a0près\u00a0» avec un s.',
  prêt: 'On peut dire «\u00a0prête\u00a0» au féminin, donc «\u00a0prêt\u00a0».',
  prêts: 'On peut dire «\u00a0prêtes\u00a0» au féminin, donc «\u00a0prêts\u00a0».',
  plutôt: 'On ne peut pas dire «\u00a0plus tard\u00a0», donc «\u00a0plutôt\u00a0» en un seul mot.',
  'plus tôt':
    "C'est le contraire de «\u00a0plus tard\u00a0», donc «\u00a0plus tôt\u00a0» en deux mots.",
  du: 'On peut dire «\u00a0de la\u00a0» devant un nom féminin, donc «\u00a0du\u00a0» sans accent.',
  dû: "C'est le verbe devoir, comme dans «\u00a0j'ai dû\u00a0», donc «\u00a0dû\u00a0» avec un accent.",
  sur: "C'est le contraire de «\u00a0sous\u00a0», donc «\u00a0sur\u00a0» sans accent.",
  sûr: 'On peut dire «\u00a0certain\u00a0», donc «\u00a0sûr\u00a0» avec un accent.',
  'sûr other': 'On ne peut pas dire «\u00a0sous\u00a0», donc «\u00a0sûr\u00a0» avec un accent.',
  notre:
    'On peut dire «\u00a0mon\u00a0» ou «\u00a0ma\u00a0», donc «\u00a0notre\u00a0» sans accent.',
  nôtre:
    'Il remplace un nom, comme «\u00a0le mien\u00a0» ou «\u00a0la mienne\u00a0», donc «\u00a0nôtre\u00a0» avec un accent.',
  votre:
    'On peut dire «\u00a0ton\u00a0» ou «\u00a0ta\u00a0», donc «\u00a0votre\u00a0» sans accent.',
  vôtre:
    'Il remplace un nom, comme «\u00a0le tien\u00a0» ou «\u00a0la tienne\u00a0», donc «\u00a0vôtre\u00a0» avec un accent.',
}

/** `expected` in lower case; null when unsure. */
export function homophoneReason(expected: string, use: HomophoneUse | null): string | null {
  return HOMOPHONE_REASONS[use === null ? expected : `${expected} ${use}`] ?? null
}
