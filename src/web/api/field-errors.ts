import { fieldSentence } from '../../texts/fields.ts'

interface ParseResult {
  readonly error?:
    | {
        readonly issues: readonly {
          readonly path: readonly PropertyKey[]
          readonly message: string
        }[]
      }
    | undefined
}

/** The first error of each field, in French, by the schema that the server applies, too. */
export function fieldErrors({ error }: ParseResult): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    wrong[String(path[0])] ??= fieldSentence(message)
  }
  return wrong
}
