const DATA_URL = /^data:[^,]*;base64,/u

/** Whatever media type it declares; undefined when it is no base64 data URL. */
export function parseDataUrl(url: string): Uint8Array | undefined {
  const head = DATA_URL.exec(url.slice(0, 200))?.[0]
  if (head === undefined) return undefined
  const base64 = url.slice(head.length)
  const bytes = Buffer.from(base64, 'base64')
  // Buffer skips what is no base64, and the length tells. A pattern over 7 MB would take much longer.
  const digits = base64.length - (/={0,2}$/u.exec(base64.slice(-2))?.[0].length ?? 0)
  return digits > 0 && bytes.length === Math.floor((digits * 3) / 4) ? bytes : undefined
}
