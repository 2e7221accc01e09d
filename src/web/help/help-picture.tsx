import type { ReactElement } from 'react'

/** Made by tools/generators/picture-screens.ts, by name of file. */
const FILES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
})

export type PictureName =
  | 'dictation'
  | 'settling'
  | 'corrected'
  | 'grammar'
  | 'calculation'
  | 'results'

interface HelpPictureProps {
  readonly name: PictureName
  readonly alternative: string
}

/** A real screen: the desktop's, or the phone's on a phone. Loaded when it comes near. */
export function HelpPicture({ name, alternative }: HelpPictureProps): ReactElement {
  return (
    <picture>
      <source
        media="screen and (max-width: 40rem)"
        srcSet={FILES[`./pictures/${name}-narrow.webp`]}
        width={780}
        height={936}
      />
      <img
        src={FILES[`./pictures/${name}-wide.webp`]}
        alt={alternative}
        width={1140}
        height={760}
        loading="lazy"
        decoding="async"
        className="block h-auto break-inside-avoid w-full rounded-control border-[1.5px] border-rule bg-paper"
      />
    </picture>
  )
}
