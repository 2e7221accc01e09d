/** Whether a sentence can be read by itself: the form «sentences» numbers them, and none may suppose another. */

/** What only follows something that was told: «Ensuite», «Le lendemain», «Pourtant». */
const SEQUEL =
  /^(?:ensuite|puis|alors|après cela|un peu (?:plus tard|après)|plus tard|peu (?:à près|après)|finalement|le lendemain|ce jour-là|ce soir-là|ce matin-là|depuis ce jour|à ce moment|le soir même|quelques \p{L}+ (?:plus tard|après)|pourtant|cependant|toutefois|néanmoins|mais|or|donc|car|aussitôt|désormais|en effet|c'est pourquoi|par conséquent)(?![\p{L}-])/iu

/** «Alors que la nuit tombe, …» holds both its clauses. */
const SUBORDINATE = /^(?:alors que|alors qu'|puisque)/iu

export function standsAlone(text: string): boolean {
  return !SEQUEL.test(text) || SUBORDINATE.test(text)
}
