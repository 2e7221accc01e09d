/** Names as they are compared and looked for. */

/** Letters and digits in lower case without accents, a space between words. */
export function comparableText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

interface Named {
  readonly first_name: string
  readonly last_name: string
}

/** Those of whom each searched word begins a word of the name; all of them for an empty search. */
export function findLearners<Learner extends Named>(
  learners: readonly Learner[],
  search: string,
): readonly Learner[] {
  const wanted = comparableText(search)
    .split(' ')
    .map((word) => ` ${word}`)
  return learners.filter(({ first_name, last_name }) => {
    const name = ` ${comparableText(`${first_name} ${last_name}`)} `
    return wanted.every((word) => name.includes(word))
  })
}
