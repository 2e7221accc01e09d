import type { ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CLASS_PROJECTION } from '../../../texts/class-projection.ts'
import { CLASS_RESULTS } from '../../../texts/class-results.ts'
import { PATHS } from '../../paths.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import type { Projection } from '../../ui/projection/projection-state.ts'
import { useProjection } from '../../ui/projection/use-projection.ts'
import '../../styles/projection.css'
import {
  classPath,
  type DisputedWords,
  parseClassScope,
  useDisputedWords,
} from './class-results-api.ts'

export function meta(): { title: string }[] {
  return [{ title: CLASS_PROJECTION.pageTitle }]
}

/** CLA-06, «la dictée négociée»: over the application's frame, so that no name is on the wall. */
export default function ClassProjectionScreen(): ReactElement {
  const { dictation } = parseClassScope(useLocation().search)
  const { data, isLoadingError, refetch } = useDisputedWords(dictation)
  const back = classPath(PATHS.classResults, { dictation })
  if (data && data.words.length > 0) return <DisputedWordsOnWall disputed={data} back={back} />
  return (
    <Page title={CLASS_PROJECTION.label} back={{ to: back, label: CLASS_RESULTS.title }}>
      {data || dictation === null ? (
        <EmptyState
          text={CLASS_PROJECTION.none}
          action={<ButtonLink to={back}>{CLASS_PROJECTION.leave}</ButtonLink>}
        />
      ) : isLoadingError ? (
        <ErrorPanel text={CLASS_PROJECTION.loadError} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines label={CLASS_PROJECTION.loading} count={4} />
      )}
    </Page>
  )
}

interface OnWallProps {
  readonly disputed: DisputedWords
  readonly back: string
}

function DisputedWordsOnWall({ disputed, back }: OnWallProps): ReactElement {
  const { words } = disputed
  const navigate = useNavigate()
  const leave = (): void => void navigate(back)
  const { state, dispatch, wall } = useProjection(words.length, leave)
  const { rank, isShown, showsAll } = state
  const shown = showsAll ? words : words.slice(rank, rank + 1)
  return (
    <section ref={wall} className="projection projection-over" aria-label={CLASS_PROJECTION.label}>
      <h1 className="sr-only">{CLASS_PROJECTION.label}</h1>
      <div className="projection-top">
        <p>{showsAll ? disputed.title : CLASS_PROJECTION.word(rank + 1, words.length)}</p>
        <IconButton icon="close" label={CLASS_PROJECTION.leave} onClick={leave} />
      </div>
      <ul className="disputed-words" data-all={showsAll || undefined} aria-live="polite">
        {shown.map((word, at) => (
          <DisputedWordOnWall
            key={showsAll ? at : rank}
            word={word}
            isShown={isShown}
            withReasons={isShown && !showsAll}
          />
        ))}
      </ul>
      <div className="projection-keys">
        {!showsAll && (
          <Button variant="outline" icon="arrow-left" onClick={() => dispatch('back')}>
            {CLASS_PROJECTION.back}
          </Button>
        )}
        <Button onClick={() => dispatch('answer')}>{answerLabel(state)}</Button>
        {!showsAll && (
          <Button variant="outline" onClick={() => dispatch('forward')}>
            {CLASS_PROJECTION.forward}
          </Button>
        )}
        <Button variant="ghost" onClick={() => dispatch('all')}>
          {showsAll ? CLASS_PROJECTION.one : CLASS_PROJECTION.all}
        </Button>
      </div>
      <p className="projection-help">{CLASS_PROJECTION.keys}</p>
    </section>
  )
}

function answerLabel({ isShown }: Projection): string {
  return isShown ? CLASS_PROJECTION.hide : CLASS_PROJECTION.show
}

type DisputedWordShown = DisputedWords['words'][number]

/** The word as it was dictated among those that were met: their order tells nothing. */
function writings({ expected, spellings }: DisputedWordShown): string[] {
  return [expected, ...spellings.map(({ written }) => written)].toSorted((one, other) =>
    one.localeCompare(other, 'fr'),
  )
}

interface DisputedWordOnWallProps {
  readonly word: DisputedWordShown
  readonly isShown: boolean
  readonly withReasons: boolean
}

function DisputedWordOnWall(props: DisputedWordOnWallProps): ReactElement {
  const { word, isShown, withReasons } = props
  const reasons = new Set(word.spellings.flatMap(({ reason }) => reason ?? []))
  return (
    <li>
      <p className="disputed-sentence" lang="fr">
        {word.before}
        {isShown ? (
          <strong>{word.expected}</strong>
        ) : (
          <span className="disputed-gap">
            <span className="sr-only">{CLASS_PROJECTION.gap}</span>
          </span>
        )}
        {word.after}
      </p>
      <ul className="disputed-writings" aria-label={CLASS_PROJECTION.writings}>
        {writings(word).map((one) => (
          <li key={one} data-right={(isShown && one === word.expected) || undefined}>
            {one}
            {isShown && one === word.expected && (
              <span className="sr-only">{` (${CLASS_PROJECTION.right})`}</span>
            )}
          </li>
        ))}
      </ul>
      {withReasons && (
        <div className="disputed-reasons">
          {reasons.size > 0 ? (
            [...reasons].map((reason) => <p key={reason}>{reason}</p>)
          ) : (
            <p>{CLASS_PROJECTION.noReason}</p>
          )}
        </div>
      )}
    </li>
  )
}
