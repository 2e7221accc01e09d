/** Words looked for in lines of data as they are written, before any line is read. */
const LETTER = /\p{L}/u

/** Whether the text has the form between two characters that are no letters. */
export function containsForm(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + form.length)))
      return true
  }
  return false
}
