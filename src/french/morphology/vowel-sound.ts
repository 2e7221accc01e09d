/** Whether a word starts with a vowel sound, which decides elision, bel/nouvel/vieil, mon/ton/son, cet. */

const VOWELS = 'aàâäeéèêëiîïoôöuùûüœæ'
/** A vowel letter that behaves as a consonant: no elision before these. */
const CLOSED = new Set(['oui', 'onze', 'onzième', 'ouistiti', 'ouistitis', 'ululer', 'uhlan'])

/** `aspirated` tells whether a form that starts with h refuses the elision. */
export function startsWithVowelSound(word: string, aspirated: (form: string) => boolean): boolean {
  const form = word.toLocaleLowerCase('fr')
  const first = form.charAt(0)
  if (first === 'h') return !aspirated(form)
  // «l'y», «d'yeux» but «le yaourt».
  if (first === 'y') return !VOWELS.includes(form.charAt(1)) || form === 'yeux' || form === 'y'
  return VOWELS.includes(first) && !CLOSED.has(form)
}
