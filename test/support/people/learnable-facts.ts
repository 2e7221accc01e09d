/** As many facts of the tables, each in its own wording, as a test wants: up to 726. */
export function learnableFacts(count: number): string[] {
  const terms = Array.from({ length: 11 }, (_, term) => term)
  const wordings = (sign: string, automatism: string) => (left: number, right: number) => [
    `${automatism}/${left}${sign}${right}`,
    `${automatism}/?${left}${sign}${right}`,
    `${automatism}/${left}${sign}?${right}`,
  ]
  return [wordings('+', 'addition-facts'), wordings('x', 'multiplication-facts')]
    .flatMap((words) => terms.flatMap((left) => terms.flatMap((right) => words(left, right))))
    .slice(0, count)
}
