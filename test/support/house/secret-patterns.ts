/** What a key, a token or a password looks like in a text. */
const SHAPES: readonly RegExp[] = [
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/gu,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/gu,
  /\bgh[pousr]_[A-Za-z0-9]{36}/gu,
  /\bgithub_pat_[A-Za-z0-9_]{40,}/gu,
  /\bglpat-[A-Za-z0-9_-]{20}/gu,
  /\bnpm_[A-Za-z0-9]{36}/gu,
  /\bxox[abprs]-[A-Za-z0-9-]{20,}/gu,
  /\bAIza[0-9A-Za-z_-]{35}/gu,
  /\b(?:sk|rk)_live_[0-9A-Za-z]{16,}/gu,
  /\bwhsec_[0-9A-Za-z+/]{24,}/gu,
  /\bsk-(?:proj-|ant-)?[A-Za-z0-9_]{32,}/gu,
  /\bSG\.[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/gu,
  /\beyJ[A-Za-z0-9_-]{16,}\.eyJ[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/gu,
]

/** A word that says what follows is secret, then what follows, in quotes. */
const NAMED = /(?:api_?key|secret|token|passw(?:or)?d)['"]?\s*[:=]\s*['"]([^\s'"]{20,})['"]/giu

/** Bits a character: a sentence has about 4 over many letters, but its letters are few; a key has them all. */
function entropy(text: string): number {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts.values()]
    .map((count) => count / text.length)
    .reduce((sum, share) => sum - share * Math.log2(share), 0)
}

const RANDOM = 3.6

function isRandom(text: string): boolean {
  return /\d/u.test(text) && /[A-Za-z]/u.test(text) && entropy(text) >= RANDOM
}

/** The secrets that stand in a text, each once. */
export function secretsIn(text: string): string[] {
  const shaped = SHAPES.flatMap((shape) => Array.from(text.matchAll(shape), ([found]) => found))
  const named = Array.from(text.matchAll(NAMED), ([, value = '']) => value).filter(isRandom)
  return [...new Set([...shaped, ...named])]
}
