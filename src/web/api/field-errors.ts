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

/** What a schema, which the server applies too, finds wrong with each field first: its sentence, by the field's name. */
export function fieldErrors({ error }: ParseResult): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    wrong[String(path[0])] ??= fieldSentence(message)
  }
  return wrong
}
