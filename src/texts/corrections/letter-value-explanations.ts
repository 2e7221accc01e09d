/** Letters whose sound depends on their neighbours: what a copy, read aloud, would say, and what writes the sound. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { LetterValue } from '../../domain/copy/review/spelling-explanation.ts'
import { quoted } from '../format.ts'
import { comparedTo } from './explanation-words.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

/** Words that every class knows, by the sounds of their x. */
const ONE_X = { gz: ['exemple', 'exercice'], ks: ['taxi', 'boxe'] } as const

/** What the copy would be read as, and what writes the sound. */
const VALUES: Readonly<Record<LetterValue, (one: Of<'letter-value'>) => string>> = {
  'double-s': ({ expected }) =>
    `Entre deux voyelles, un seul s se lit presque toujours z\u00a0: pour entendre s, il en faut deux, ${quoted(expected)}.`,
  'single-s': ({ expected }) =>
    `Entre deux voyelles, ss se lit s\u00a0: pour entendre z, un seul suffit, ${quoted(expected)}.`,
  'voiced-sion': ({ expected, read }) =>
    `Lis ${quoted(read)}\u00a0: dans -tion, le t se lit s. Ici, on entend z, qui s'écrit s\u00a0: ${quoted(expected)}, comme ${quoted(/^télévisions?$/u.test(expected) ? 'fusion' : 'télévision')}.`,
  'voiced-s': ({ expected }) =>
    `Entre deux voyelles, un seul s se lit déjà z\u00a0: ${quoted(expected)}, comme dans ${quoted(expected === 'rose' ? 'vase' : 'rose')}.`,
  'y-as-two-i': ({ expected }) =>
    `Entre deux voyelles, le y vaut ici deux i\u00a0: ${quoted(expected)} se lit comme ${quoted(expected.replace(/(?<=[aeou])y(?=[aeéèoi])/gu, 'i-i'))}.`,
  'plain-s': ({ expected }) =>
    `Derrière une consonne, un seul s se lit déjà s\u00a0: ${quoted(expected)}, comme dans ${quoted(expected === 'danser' ? 'penser' : 'danser')}.`,
  'soft-ge': ({ expected }) =>
    `Devant a, o ou u, le son j s'écrit ge dans beaucoup de mots\u00a0: ${quoted(expected)}, comme dans ${quoted(expected.startsWith('pigeon') ? 'plongeon' : 'pigeon')}.`,
  'soft-g': ({ read }) =>
    `Lis ${quoted(read)}\u00a0: le g devant a, o, u se lit comme dans ${quoted('gare')}. Le e le fait chanter comme un j.`,
  'hard-g': ({ read }) =>
    `Lis ${quoted(read)}\u00a0: le g devant e ou i se lit j. Le u lui garde le son de ${quoted('gare')}.`,
  'kept-u': ({ verb, expected, letters }) =>
    verb?.endsWith('cre') === true
      ? `Ici, c'est le verbe ${quoted(verb)}\u00a0: devant a, e, i et o, son c devient qu, ${quoted(expected)}.`
      : letters === 'qu'
        ? `${quoted(verb ?? expected)} garde son qu à toutes ses formes\u00a0: ici, c'est le verbe, ${quoted(expected)}.`
        : `${quoted(verb ?? expected)} garde son u à toutes ses formes\u00a0: ${quoted(expected)}, même si on ne l'entend pas.`,
  'plain-g': ({ expected }) =>
    `Devant a, o ou u, le g se lit déjà comme dans ${quoted(expected.startsWith('gar') ? 'gomme' : 'gare')}\u00a0: pas besoin de u, ${quoted(expected)}.`,
  'plain-soft-g': ({ expected }) =>
    `Devant i ou é, le g se lit déjà j\u00a0: pas besoin d'un e de plus, ${quoted(expected)}.`,
  'read-gu': ({ expected, read }) =>
    `Avec gu, ${quoted(read)} se lirait comme dans ${quoted('guitare')}\u00a0: devant e ou i, le g tout seul se lit déjà j, ${quoted(expected)}.`,
  'soft-c': ({ read }) =>
    `Lis ${quoted(read)}\u00a0: le c devant a, o, u se lit k. La cédille lui donne le son s.`,
  'voiced-cedilla': ({ read, like }) =>
    `Lis ${quoted(read)}\u00a0: un seul s entre deux voyelles se lit presque toujours z. Ici, le son s s'écrit ç${comparedTo(like)}.`,
  cedilla: ({ expected, like }) =>
    `Dans ${quoted(expected)}, le son s s'écrit c, avec une cédille devant a, o ou u${comparedTo(like)}.`,
  'plain-soft-c': ({ expected, read, like }) =>
    `Lis ${quoted(read)}\u00a0: un seul s entre deux voyelles se lit presque toujours z. Ici, le son s s'écrit c, ${quoted(expected)}${comparedTo(like)}.`,
  'read-k': ({ expected, read }) =>
    `Lis ${quoted(read)}\u00a0: devant a, o ou u, le c se lit k. Ici, le son s s'écrit ${/ss/u.test(expected) ? 'ss' : 's'}, ${quoted(expected)}.`,
  'c-behind-accent': ({ expected }) =>
    `Derrière é ou è, jamais de consonne double, donc pas ss\u00a0: le son s s'écrit c, ${quoted(expected)}.`,
  'gn-alone': ({ expected }) =>
    `gn écrit déjà tout seul le son de ${quoted('montagne')}\u00a0: pas de i derrière lui, ${quoted(expected)}.`,
  'lone-c': ({ expected }) =>
    `Devant e ou i, le c se lit déjà s\u00a0: pas besoin d'un s devant lui, ${quoted(expected)}, comme dans ${quoted(expected === 'cinéma' ? 'cerise' : 'cinéma')}.`,
  'plain-c': ({ expected }) =>
    `Devant e ou i, le c se lit déjà s\u00a0: pas besoin de cédille, ${quoted(expected)}.`,
  'hard-c': ({ read }) =>
    `Lis ${quoted(read)}\u00a0: le c devant e ou i se lit s. Pour entendre k, il faut qu.`,
  'hard-cue': ({ expected }) =>
    `Devant e, le c se lirait s\u00a0: le u se glisse juste après le c, ${quoted(expected)}, comme dans ${quoted(expected.startsWith('cueill') ? 'accueil' : 'cueillir')}.`,
  'hard-gue': ({ expected }) =>
    `Devant e, le g se lirait j\u00a0: le u se glisse juste après le g, ${quoted(expected)}, comme dans ${quoted('longueur')}.`,
  'one-u': ({ expected }) =>
    `Le u est déjà écrit, juste devant le e\u00a0: pas de deuxième u derrière lui, ${quoted(expected)}, comme dans ${quoted(expected.startsWith('accueil') ? 'cueillir' : 'accueil')}.`,
  'final-ge': ({ expected, like }) =>
    `À la fin d'un mot, le son j s'écrit ge, jamais je\u00a0: ${quoted(expected)}${comparedTo(like)}.`,
  'front-g': ({ expected }) =>
    `Devant e, i ou y, le g se lit j\u00a0: c'est lui qui écrit ce son dans ${quoted(expected)}, comme dans ${quoted(expected.startsWith('genou') ? 'girafe' : 'genou')}.`,
  'plain-k': ({ expected }) =>
    `Devant a, o ou u, le c se lit déjà k\u00a0: ${quoted(expected)} n'a pas besoin de qu, comme ${quoted(expected === 'carte' ? 'canard' : 'carte')}.`,
  'rare-k': ({ expected, letters }) =>
    // «kiosque» has its k first: only the other one is told.
    /^k.*que?s?$/u.test(expected)
      ? `${quoted(expected)} commence par k, mais finit par -que, comme ${quoted('casque')} et ${quoted('disque')}.`
      : `La lettre k est rare en français, comme dans ${quoted('kilo')}\u00a0: ici, le son k s'écrit ${letters}, ${quoted(expected)}.`,
  'rare-ck': ({ expected, letters }) =>
    `Les lettres ck sont rares en français, comme dans ${quoted('ticket')}\u00a0: ici, le son k s'écrit ${letters}, ${quoted(expected)}.`,
  'first-s': ({ expected }) =>
    `Au début d'un mot, devant a, o ou u, le son s s'écrit presque toujours s, sans cédille\u00a0: ${quoted(expected)}, comme ${quoted(expected.startsWith('sap') ? 'salade' : 'sapin')}.`,
  'one-x': ({ expected, read }) =>
    `La lettre x écrit à elle seule deux sons, ${read.includes('gz') ? 'g et z' : 'k et s'}\u00a0: ${quoted(expected)}, comme ${quoted(ONE_X[read.includes('gz') ? 'gz' : 'ks'].find((one) => one !== expected) ?? 'taxi')}.`,
  'ill-behind-a': ({ expected, read }) =>
    `Lis ${quoted(read)}\u00a0: ay se lit comme dans ${quoted('payer')}. Ici, on entend aill, comme dans ${quoted(expected.startsWith('batai') ? 'paille' : 'bataille')}\u00a0: ${quoted(expected)}.`,
  'ill-behind-ou': ({ expected }) =>
    `Derrière ou, le son de ${quoted('grenouille')} s'écrit ill\u00a0: ${quoted(expected)}, comme ${quoted(expected.startsWith('fouill') ? 'bouillir' : 'fouiller')}.`,
  'ill-behind-e': ({ expected }) =>
    `Le son que l'on entend dans ${quoted(expected.startsWith('abei') ? 'oreille' : 'abeille')} s'écrit eill, presque jamais ey\u00a0: ${quoted(expected)}.`,
  'front-c': ({ expected }) =>
    `Devant e, i ou y, le c se lit s\u00a0: c'est lui qui écrit ce son dans ${quoted(expected)}, comme dans ${quoted(expected === 'merci' ? 'cerise' : 'merci')}.`,
  'usual-s': ({ expected }) =>
    `Le son s s'écrit le plus souvent s, et plus rarement c\u00a0: ${quoted(expected)}, comme ${quoted(expected.startsWith('dans') ? 'penser' : 'danser')}.`,
  'x-then-c': ({ expected, read }) =>
    `Lis ${quoted(read)}\u00a0: devant une voyelle, ex se lit egz. Le c fait entendre eks\u00a0: ${quoted(expected)}${expected.startsWith('excel') ? '' : `, comme ${quoted('excellent')}`}.`,
  'cu-vowel': ({ expected, read }) =>
    `Lis ${quoted(read)}\u00a0: derrière un q, on n'entend pas le u. Ici, on l'entend\u00a0: c, puis u, ${quoted(expected)}.`,
}

export function letterValueReason(one: Of<'letter-value'>): string {
  return VALUES[one.value](one)
}

function soundOf(letter: string, vowel: string): string {
  const isFront = /[eéèêiîy]/u.test(vowel)
  if (letter === 'c') return isFront ? 's' : 'k'
  return isFront ? 'j' : `comme dans ${quoted('gare')}`
}

export function turnedReason({
  expected,
  read,
  letter,
  right,
  wrong,
}: Of<'letter-turned'>): string {
  return `Lis ${quoted(read)}\u00a0: devant ${wrong}, le ${letter} se lit ${soundOf(letter, wrong)}. Devant ${right}, il se lit ${soundOf(letter, right)}\u00a0: ${quoted(expected)}.`
}
