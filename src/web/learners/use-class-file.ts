/** A class list as rows of cells. It is read here and goes nowhere: what is sent is what the adult has looked at (CLA-01). */
import { useState } from 'react'

/** In bytes: a school of three hundred with all the columns of ONDE takes a tenth. */
const MAX_LIST_BYTES = 2_000_000

type Rows = readonly (readonly string[])[]

function isUtf16(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xfe
}

/** UTF-8 where it is well formed, UTF-16 with its mark, otherwise Windows-1252, of which Latin-1 is a part. */
export function decodeText(buffer: ArrayBuffer): string {
  if (isUtf16(new Uint8Array(buffer))) return new TextDecoder('utf-16le').decode(buffer)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer)
  } catch {
    return new TextDecoder('windows-1252').decode(buffer)
  }
}

/** The parser is fetched with the first list. */
async function rowsOf(text: string): Promise<Rows> {
  const { default: parser } = await import('papaparse')
  return parser.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', '\t', ',', '|'],
  }).data
}

interface ClassFile {
  readonly isReading: boolean
  /** Of the file itself, or of the parser without network. */
  readonly hasFailed: boolean
  readonly readFile: (file: File) => void
  readonly readText: (text: string) => void
}

/** `onRows` gets no row of a file that is too long for any list. */
export function useClassFile(onRows: (rows: Rows) => void): ClassFile {
  const [isReading, setReading] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function read(text: () => Promise<string>): Promise<void> {
    setFailed(false)
    setReading(true)
    try {
      onRows(await rowsOf(await text()))
    } catch {
      setFailed(true)
    } finally {
      setReading(false)
    }
  }

  return {
    isReading,
    hasFailed,
    readFile: (file) =>
      void read(async () =>
        file.size > MAX_LIST_BYTES ? '' : decodeText(await file.arrayBuffer()),
      ),
    readText: (text) => void read(async () => text),
  }
}
