/** Where each word is written: numbers in the order in which they were added, a few bytes each; there are hundreds of thousands. */

const FIRST_ROOM = 1 << 16

/** Chains of numbers in two flat arrays: a list for each word would take ten times the room. */
export class Postings {
  readonly #last = new Map<string, number>()
  #numbers = new Uint32Array(FIRST_ROOM)
  /** Place of the number added before for the same word, plus one; 0 is the first of its chain. */
  #before = new Uint32Array(FIRST_ROOM)
  #count = 0

  #grow(): void {
    const numbers = new Uint32Array(2 * this.#count)
    const before = new Uint32Array(2 * this.#count)
    numbers.set(this.#numbers)
    before.set(this.#before)
    this.#numbers = numbers
    this.#before = before
  }

  /** Adds a number to those of a word, once; numbers never decrease. */
  add(word: string, number: number): void {
    const last = this.#last.get(word) ?? 0
    if (last > 0 && this.#numbers[last - 1] === number) return
    if (this.#count === this.#numbers.length) this.#grow()
    this.#numbers[this.#count] = number
    this.#before[this.#count] = last
    this.#count += 1
    this.#last.set(word, this.#count)
  }

  /** The numbers of a word, in their order. */
  of(word: string): readonly number[] {
    const found: number[] = []
    for (let at = this.#last.get(word) ?? 0; at > 0; at = this.#before[at - 1] ?? 0)
      found.push(this.#numbers[at - 1] ?? 0)
    return found.reverse()
  }
}
