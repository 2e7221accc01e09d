/** Whether a model told what it was told, instead of doing it: someone asked it to in a word, a theme or on a page. */

/** Fewer in a row stand in many a text. */
const LEAKED_WORDS = 5

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Whether five words in a row of a reply stand so in the instructions, whatever is between them. */
export function leaksPrompt(reply: string, instructions: string): boolean {
  const told = ` ${wordsOf(instructions).join(' ')} `
  const said = wordsOf(reply)
  return said.some((_, at) => {
    const run = said.slice(at, at + LEAKED_WORDS)
    return run.length === LEAKED_WORDS && told.includes(` ${run.join(' ')} `)
  })
}
