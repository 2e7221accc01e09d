/** Memoises a pure function: one dictation calls some of them thousands of times with the same arguments. */

/** Entries of one owner before its cache is cleared: some megabytes at most. */
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
