/** System prompt leakage (OWASP LLM07:2025): an injected word, theme or page may ask the model for its instructions. */

/** Shorter runs occur in ordinary texts. */
const RUN_WORDS = 5

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Whether five words in a row are those of the instructions, whatever stands between them. */
export function leaksPrompt(reply: string, instructions: string): boolean {
  const prompt = ` ${wordsOf(instructions).join(' ')} `
  const words = wordsOf(reply)
  return words.some((_, at) => {
    const run = words.slice(at, at + RUN_WORDS)
    return run.length === RUN_WORDS && prompt.includes(` ${run.join(' ')} `)
  })
}
