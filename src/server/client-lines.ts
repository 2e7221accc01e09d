/** Lines of those who wait, served one client after the other: whoever asks by the hundred waits behind himself. */
export interface ClientLines<Client, One> {
  add(client: Client, one: One): void
  /** The next one that fits, whose client then goes to the end. */
  take(fits?: (one: One) => boolean): One | undefined
  /** False when it did not wait any more. */
  remove(client: Client, one: One): boolean
  /** Takes the last of the longest line away, for one more of this client; undefined when that would only change places. */
  makeRoomFor(client: Client): One | undefined
  size(): number
}

export function createClientLines<Client, One>(): ClientLines<Client, One> {
  /** In the order of turns. None is empty. */
  const lines = new Map<Client, One[]>()
  let size = 0

  function remove(client: Client, one: One): boolean {
    const line = lines.get(client) ?? []
    const index = line.indexOf(one)
    if (index < 0) return false
    line.splice(index, 1)
    size -= 1
    if (line.length === 0) lines.delete(client)
    return true
  }

  return {
    add: (client, one) => {
      const line = lines.get(client)
      if (line === undefined) lines.set(client, [one])
      else line.push(one)
      size += 1
    },
    take: (fits = () => true) => {
      for (const [client, line] of lines) {
        const next = line.find(fits)
        if (next === undefined) continue
        remove(client, next)
        if (lines.delete(client)) lines.set(client, line)
        return next
      }
      return undefined
    },
    remove,
    makeRoomFor: (client) => {
      const own = lines.get(client)?.length ?? 0
      const [longest] = [...lines].toSorted(([, one], [, other]) => other.length - one.length)
      const last = longest?.[1].at(-1)
      if (longest === undefined || last === undefined || longest[1].length <= own + 1) {
        return undefined
      }
      remove(longest[0], last)
      return last
    },
    size: () => size,
  }
}
