/** Remembers what a pure function answered; the same question is asked thousands of times in one dictation. */

/** Answers kept for one owner before they are forgotten: some megabytes at most. */
const MAX_ENTRIES = 50_000

/** `answer(owner, key)`, computed once for each key while the owner lives. */
export function memoise<Owner extends object, Answer>(
  answer: (owner: Owner, key: string) => Answer,
): (owner: Owner, key: string) => Answer {
  const memories = new WeakMap<Owner, Map<string, { readonly answer: Answer }>>()
  return (owner, key) => {
    const memory = memories.get(owner) ?? new Map<string, { readonly answer: Answer }>()
    memories.set(owner, memory)
    const known = memory.get(key)
    if (known !== undefined) return known.answer
    const fresh = answer(owner, key)
    if (memory.size > MAX_ENTRIES) memory.clear()
    memory.set(key, { answer: fresh })
    return fresh
  }
}
