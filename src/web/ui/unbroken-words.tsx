import type { ReactElement } from 'react'

/** A text whose words with hyphens keep to one line: «montre-t-elle» is one word to a child. */
export function UnbrokenWords({ text }: { readonly text: string }): ReactElement {
  const parts = text.split(/(\S+-\S+)/u)
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
          <span key={at} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  )
}
