import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import type { DictationCopy, DictationStudy } from '../../../contract/dictation-study.ts'
import type { Dictation } from '../../../contract/dictations.ts'
import { DICTATION_PAGE } from '../../../texts/dictations/dictation-page.ts'
import { generatorPath } from '../../generator-address.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { tallyWords, type WordTally } from './dictation-page-state.ts'

interface DictationWorksProps {
  readonly dictation: Dictation
  readonly study: UseQueryResult<DictationStudy>
  readonly copies: readonly DictationCopy[]
}

/** Goals and words of the week, each with what became of it. */
export function DictationWorks({ dictation, study, copies }: DictationWorksProps): ReactElement {
  return (
    <section className="card dictation-works" aria-labelledby="ce-qu-elle-travaille">
      <h2 id="ce-qu-elle-travaille" className="text-[1.3rem]">
        {DICTATION_PAGE.works}
      </h2>
      {study.data ? (
        <Studied dictation={dictation} study={study.data} copies={copies} />
      ) : study.isLoadingError ? (
        <ErrorPanel text={DICTATION_PAGE.wordsError} onRetry={() => void study.refetch()} />
      ) : (
        <SkeletonLines label={DICTATION_PAGE.loading} count={4} />
      )}
    </section>
  )
}

interface StudiedProps extends Omit<DictationWorksProps, 'study'> {
  readonly study: DictationStudy
}

function Studied({ dictation, study, copies }: StudiedProps): ReactElement {
  return (
    <div className="dictation-studied">
      <div>
        <h3>{DICTATION_PAGE.goals}</h3>
        {study.goals.length === 0 && <p className="text-muted">{DICTATION_PAGE.noGoal}</p>}
        <ul>
          {study.goals.map(({ word, places }) => (
            <li key={word} className="flex justify-between gap-4 py-0.5">
              <span className="inline-block wrap-anywhere first-letter:uppercase">{word}</span>
              {places.length > 0 && (
                <span className="whitespace-nowrap text-muted">
                  {DICTATION_PAGE.goalWords(places.length)}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className="row-span-2">
        <h3>{DICTATION_PAGE.words}</h3>
        {study.words.length === 0 ? (
          <p className="text-muted">{DICTATION_PAGE.noWords}</p>
        ) : (
          <WeekWords dictation={dictation} study={study} copies={copies} />
        )}
      </div>
      {dictation.words.length > 0 && (
        <div className="self-end">
          <ButtonLink
            variant="outline"
            icon="refresh"
            className="mt-4 w-full"
            to={generatorPath(dictation.words, dictation.level)}
          >
            {DICTATION_PAGE.again}
          </ButtonLink>
          <p className="mt-2 text-center text-[0.9375rem] text-muted">
            {DICTATION_PAGE.againHint(dictation.words.length)}
          </p>
        </div>
      )}
    </div>
  )
}

function WeekWords({ dictation, study, copies }: StudiedProps): ReactElement {
  const tallies = tallyWords(study.words, copies, dictation.content)
  return (
    <ul>
      {study.words.map(({ word }, at) => (
        <li
          key={word}
          className="flex justify-between gap-4 border-b border-rule py-1.5 last:border-0"
        >
          <mark className="wrap-anywhere">{word}</mark>
          <TallyText tally={tallies[at] ?? { kind: 'absent' }} />
        </li>
      ))}
    </ul>
  )
}

function TallyText({ tally }: { readonly tally: WordTally }): ReactElement {
  const base = 'text-[0.9375rem] whitespace-nowrap'
  switch (tally.kind) {
    case 'absent':
      return <span className={`${base} text-ochre-700`}>{DICTATION_PAGE.notInText}</span>
    case 'unmarked':
      return (
        <span className={`${base} text-muted`}>{DICTATION_PAGE.atSentence(tally.sentence)}</span>
      )
    case 'right':
      return <span className={`${base} text-leaf-700`}>{DICTATION_PAGE.right}</span>
    case 'missed':
      return <span className={`${base} text-margin-700`}>{DICTATION_PAGE.missed(tally.times)}</span>
  }
}
