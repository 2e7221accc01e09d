/** Words read on a photo before they join the list: the doubtful ones are looked at, the others need nothing. */

export interface PhotoWord {
  /** As it was read. */
  readonly read: string
  readonly doubtful: boolean
  /** As it will join the list; empty to leave it out. */
  readonly text: string
}

export interface PhotoWords {
  readonly words: readonly string[]
  /** Those of the words that may be misread. */
  readonly doubtful?: readonly string[] | undefined
  /** French sentence of who read them. */
  readonly readBy?: string
}

export function photoWordsOf({ words, doubtful = [] }: PhotoWords): readonly PhotoWord[] {
  return words.map((word) => ({ read: word, doubtful: doubtful.includes(word), text: word }))
}

export function withWordCorrected(
  entries: readonly PhotoWord[],
  index: number,
  text: string,
): readonly PhotoWord[] {
  return entries.map((entry, i) => (i === index ? { ...entry, text } : entry))
}

/** What joins the list. */
export function wordsToAdd(entries: readonly PhotoWord[]): string[] {
  return entries.map((entry) => entry.text.trim()).filter((text) => text !== '')
}
