/** Whether a word starts with a vowel sound, which decides elision, bel/nouvel/vieil, mon/ton/son, cet. */

const VOWELS = 'aàâäeéèêëiîïoôöuùûüœæ'
/** They start with a vowel, yet nothing elides before them. */
const NO_ELISION = new Set(['oui', 'onze', 'onzième', 'ouistiti', 'ouistitis', 'ululer', 'uhlan'])

/** `aspirated`: whether a form that starts with h refuses elision. */
export function startsWithVowelSound(word: string, aspirated: (form: string) => boolean): boolean {
  const form = word.toLocaleLowerCase('fr')
  const first = form.charAt(0)
  if (first === 'h') return !aspirated(form)
  // «l'y», «d'yeux» but «le yaourt».
  if (first === 'y') return !VOWELS.includes(form.charAt(1)) || form === 'yeux' || form === 'y'
  return VOWELS.includes(first) && !NO_ELISION.has(form)
}
