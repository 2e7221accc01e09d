import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { ACTIVITY_HELP, HELP_TITLES } from '../../texts/help/help.ts'
import { PATHS } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { TitledSection } from './titled-section.tsx'

/** Screenshots of `tools/generators/picture-screens.ts`, by file name. */
const FILES = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
})

type PictureName = 'dictation' | 'settling' | 'corrected' | 'grammar' | 'calculation' | 'results'

export type HelpTopic = keyof typeof ACTIVITY_HELP

interface TopicLinks {
  /** In the order of their alternative texts. */
  readonly pictures: readonly PictureName[]
  readonly to: string
}

const TOPIC_LINKS: Readonly<Record<HelpTopic, TopicLinks>> = {
  dictee: { pictures: ['dictation'], to: PATHS.dictationCreate },
  corriger: { pictures: ['settling', 'corrected'], to: PATHS.dictationCorrect },
  grammaire: { pictures: ['grammar'], to: PATHS.grammar },
  calcul: { pictures: ['calculation'], to: PATHS.calculations },
  resultats: { pictures: ['results'], to: PATHS.results },
}

export const HELP_TOPICS: readonly HelpTopic[] = [
  'dictee',
  'corriger',
  'grammaire',
  'calcul',
  'resultats',
]

export function HelpTopicSection({ topic }: { topic: HelpTopic }): ReactElement {
  const { lead, steps, tip, alternatives, link } = ACTIVITY_HELP[topic]
  const { pictures, to } = TOPIC_LINKS[topic]
  return (
    <TitledSection id={topic} title={HELP_TITLES[topic]}>
      <div className="card grid gap-6 p-5 sm:p-7">
        <p className="text-[1.0625rem] text-muted">{lead}</p>
        <div
          className={`grid gap-4 print:max-w-[9cm] ${pictures.length > 1 ? 'md:grid-cols-2' : 'max-w-[38rem]'}`}
        >
          {pictures.map((name, index) => (
            <HelpPicture key={name} name={name} alternative={alternatives[index] ?? ''} />
          ))}
        </div>
        <ol className="grid gap-x-8 gap-y-3.5 md:grid-cols-2">
          {steps.map((step, index) => (
            <li key={step} className="flex break-inside-avoid gap-3.5">
              <span
                aria-hidden="true"
                className="grid size-7 flex-none place-items-center rounded-full bg-ink-100 text-sm font-semibold text-ink-800"
              >
                {index + 1}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <p className="flex gap-2.5 rounded-control bg-ink-100 px-3.5 py-3 text-[0.9375rem] text-ink-800">
          <Icon name="info" className="mt-0.5 size-5" />
          <span>{tip}</span>
        </p>
        <Link to={to} className="justify-self-start font-semibold print:hidden">
          {link}
        </Link>
      </div>
    </TitledSection>
  )
}

interface HelpPictureProps {
  readonly name: PictureName
  readonly alternative: string
}

function HelpPicture({ name, alternative }: HelpPictureProps): ReactElement {
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
