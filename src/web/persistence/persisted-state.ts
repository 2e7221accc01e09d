/** What a tab keeps over a reload, as text: versioned, checked when it is read, dropped when it has expired. */

export interface PersistedEntry<State, Stored extends object> {
  /** Stored under `encrier-<name>-<user id>`. */
  readonly name: string
  /** Raised when the stored shape changes: an entry of another version is unusable instead of misread. */
  readonly version: number
  /** What to store of a state, without the version; null removes the entry. */
  readonly make: (state: State) => Stored | null
  /** The stored fields, or undefined when they are not what `make` writes. */
  readonly parse: (stored: unknown) => Stored | undefined
  /** Moment in epoch milliseconds after which the entry counts as absent; the life of the tab otherwise. */
  readonly expiresAt?: (stored: Stored) => number
}

export type PersistedRead<Stored> =
  | { readonly kind: 'absent' }
  /** Of another version, or damaged. */
  | { readonly kind: 'unusable' }
  | { readonly kind: 'present'; readonly stored: Stored }

export function encodePersisted<State, Stored extends object>(
  { version, make }: PersistedEntry<State, Stored>,
  state: State,
): string | null {
  const stored = make(state)
  return stored === null ? null : JSON.stringify({ version, ...stored })
}

export function decodePersisted<State, Stored extends object>(
  { version, parse, expiresAt }: PersistedEntry<State, Stored>,
  text: string | null,
  now: number,
): PersistedRead<Stored> {
  if (text === null) return { kind: 'absent' }
  const value = parseJson(text)
  const stored = versionOf(value) === version ? parse(value) : undefined
  if (stored === undefined) return { kind: 'unusable' }
  const isExpired = expiresAt !== undefined && now > expiresAt(stored)
  return isExpired ? { kind: 'absent' } : { kind: 'present', stored }
}

function versionOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'version' in value
    ? value.version
    : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
