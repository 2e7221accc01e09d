import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import { CORRECTION_PREVIEW } from '../../texts/corrections/corrections.ts'
import { refusalSentence } from '../../texts/refusals.ts'
import { UPGRADE } from '../../texts/shell.ts'
import narrow from '../help/pictures/corrected-narrow.webp?url'
import wide from '../help/pictures/corrected-wide.webp?url'
import { detourFrom, PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useSubscription } from './use-subscription.ts'

/** COR-06, FIR-03: the screen that the plan would open, as it is. */
export function CorrectionPaywall(): ReactElement {
  const subscription = useSubscription().data
  const location = useLocation()
  const canTry = subscription?.plan === 'free' && subscription.trial_ends_at === null
  return (
    <section className="card grid items-center gap-x-10 gap-y-7 p-5 sm:p-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid justify-items-start gap-5">
        <h2>{CORRECTION_PREVIEW.title}</h2>
        <ul className="grid gap-3">
          {CORRECTION_PREVIEW.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 text-leaf" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        <p className="flex gap-2.5 font-semibold">
          <Icon name="lock" className="mt-0.5 size-5" />
          <span>{refusalSentence({ kind: 'corrections-not-in-plan' })}</span>
        </p>
        <ButtonLink to={PATHS.plans} state={detourFrom(location)}>
          {UPGRADE.plans}
        </ButtonLink>
        {canTry && <p className="text-[0.9375rem] text-muted">{CORRECTION_PREVIEW.trial}</p>}
      </div>
      <picture>
        <source media="(max-width: 40rem)" srcSet={narrow} width={780} height={936} />
        <img
          src={wide}
          alt={CORRECTION_PREVIEW.alternative}
          width={1140}
          height={760}
          decoding="async"
          className="block h-auto w-full rounded-control border-[1.5px] border-rule bg-paper"
        />
      </picture>
    </section>
  )
}
