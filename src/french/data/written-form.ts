/** Words looked for in lines of data as they are written, before any line is read. */
const LETTER = /\p{L}/u

/** What goes on with a word: a letter, or the bracket behind the letter of a group, «a{content}». */
const GOES_ON = /[\p{L}{]/u

/** What stands behind it is notation, no word of the sentence: «dormir:état», «pomme/nom», «temps=présent». */
const OPENS_NOTATION = /[:/=]/u

/** Whether the text has the form between two characters that are no letters. */
export function containsForm(text: string, form: string): boolean {
  if (form === '') return false
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const before = text.charAt(at - 1)
    const opens = !LETTER.test(before) && !OPENS_NOTATION.test(before)
    if (opens && !GOES_ON.test(text.charAt(at + form.length))) return true
  }
  return false
}

const A = 0x61
const Z = 0x7a
const A_GRAVE = 0xe0
const Y_DIAERESIS = 0xff
const DIVISION = 0xf7
const OE = 0x153

/** A letter of French, in lower case: these are counted by the million. */
function isLowerLetter(code: number): boolean {
  return (
    (code >= A && code <= Z) ||
    (code >= A_GRAVE && code <= Y_DIAERESIS && code !== DIVISION) ||
    code === OE
  )
}

const HYPHEN = 0x2d
const APOSTROPHE = 0x27
const BRACKET = 0x7b

function afterLetters(text: string, from: number): number {
  let at = from
  while (isLowerLetter(text.charCodeAt(at))) at += 1
  return at
}

/** Whether a word goes on behind this mark: «chou-fleur», «l'escalier». */
function joins(text: string, at: number): boolean {
  const mark = text.charCodeAt(at)
  return (mark === HYPHEN || mark === APOSTROPHE) && isLowerLetter(text.charCodeAt(at + 1))
}

/** What is notation begins with its mark. */
function startOfWord(text: string, at: number): number {
  return OPENS_NOTATION.test(text.charAt(at - 1)) ? at - 1 : at
}

/** Visits the words of a text, in lower case: «chou-fleur» whole, «l'escalier» whole and as «escalier», what is notation with its mark, «:impératif». */
export function visitWords(text: string, visit: (word: string) => void): void {
  const lower = text.toLocaleLowerCase('fr')
  let at = 0
  while (at < lower.length) {
    const start = at
    let elided = at
    at = afterLetters(lower, at)
    if (at === start) {
      at += 1
      continue
    }
    while (joins(lower, at)) {
      if (lower.charCodeAt(at) === APOSTROPHE) elided = at + 1
      at = afterLetters(lower, at + 1)
    }
    // The letter of a group, «a{content}», is no word.
    if (lower.charCodeAt(at) === BRACKET) continue
    visit(lower.slice(startOfWord(lower, start), at))
    if (elided > start) visit(lower.slice(elided, at))
  }
}
