/**
 * The spellings that a child may have written for a word, for a reader that asks which of them the ink shows. Wide rather than
 * likely: what is not thought of here can be taken for the word itself.
 */

/** Spellings that sound alike, or that hands and ears confuse; each side for the other. */
const EXCHANGES: readonly (readonly [one: string, other: string])[] = (
  'eau:o eau:au au:o ai:è ai:é ei:è é:er é:ez é:ait er:ez ait:ais ait:et et:est é:et en:an em:am in:un in:ain in:ein on:om ' +
  'ph:f qu:c qu:k c:k c:s ç:s ç:c ss:s s:z sc:s g:j g:gu ge:j ill:y ill:il y:i oi:oa ou:u eu:e oeu:eu œu:eu œu:oeu gn:ni ti:si x:cs ' +
  'b:d b:p d:t f:v g:c ch:j ch:s m:n u:n h: é:e è:e ê:e è:ê é:è à:a â:a ù:u û:u î:i ï:i ô:o ë:e ' +
  "ll:l mm:m nn:n pp:p rr:r tt:t ff:f cc:c dd:d ': -:"
)
  .split(' ')
  .map((pair) => {
    const [one = '', other = ''] = pair.split(':')
    return [one, other] as const
  })

/** Mute letters at the end of a word. */
const ENDINGS = ['s', 'e', 't', 'x', 'd', 'es', 'nt', 'ent'] as const

const HOMOPHONES: readonly (readonly string[])[] = (
  "a à as|et est ai es ait|son sont|on ont|ou où août|ces ses c'est s'est sait|ce se|la là l'a|mes mais met m'est|peu peut peux|" +
  "tout tous|leur leurs|quand quant qu'en|sa ça|ma m'a|ta t'a|si s'y|ni n'y|dans d'en|sans s'en cent sang|du dû|sur sûr|" +
  'vers verre vert ver|mer mère maire|père paire perd|fois foi foie|mot maux|pot peau|sot seau saut|temps tant|voix voie voit'
)
  .split('|')
  .map((group) => group.split(' '))

/** Words shorter than this lose no letter but by the rules above. */
const MIN_LETTERS_TO_LOSE = 4
const MIN_STEM = 2

/** Neither part of a word that is cut is one letter, nor stands beside an apostrophe or a hyphen. */
const PART = /^\p{L}*\p{L}{2} \p{L}{2}\p{L}*$/u

function exchanged(word: string): string[] {
  const forms: string[] = []
  for (const [from, to] of EXCHANGES.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])) {
    if (from === '') continue
    for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
      forms.push(word.slice(0, at) + to + word.slice(at + from.length))
    }
  }
  return forms
}

function otherEndings(word: string): string[] {
  return ENDINGS.flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length >= MIN_STEM
      ? [word + ending, word.slice(0, -ending.length)]
      : [word + ending],
  )
}

function slips(word: string): string[] {
  if (word.length < MIN_LETTERS_TO_LOSE) return []
  const letters = [...word]
  const without = letters.map((_, at) => letters.toSpliced(at, 1).join(''))
  const turned = letters
    .slice(1)
    .map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? '').join(''))
  return [...without, ...turned]
}

/** One word as two. */
function cuts(word: string): string[] {
  return Array.from(word)
    .map((_, at) => `${word.slice(0, at)} ${word.slice(at)}`)
    .filter((form) => PART.test(form))
}

function otherInitial(word: string): string {
  const [first = ''] = word
  const lower = first.toLocaleLowerCase('fr')
  return (first === lower ? first.toLocaleUpperCase('fr') : lower) + word.slice(first.length)
}

/** Without the word itself; in the word's own letters, capitals too. */
export function misspellingsOf(word: string): string[] {
  const lower = word.toLocaleLowerCase('fr')
  const homophones = HOMOPHONES.filter((group) => group.includes(lower)).flat()
  const forms = new Set([
    ...homophones,
    ...exchanged(word),
    ...otherEndings(word),
    ...slips(word),
    ...cuts(word),
    otherInitial(word),
  ])
  forms.delete(word)
  forms.delete('')
  return [...forms]
}
