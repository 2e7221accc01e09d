import type { ReactElement } from 'react'
import { UPGRADE } from '../../texts/shell.ts'
import picture from '../help/pictures/results-wide.webp?url'
import { UpgradeNotice } from './upgrade-notice.tsx'

/** Where the free plan keeps no results: theirs is the screen to look at (FIR-03). */
export function ResultsUpgradeNotice({ text }: { readonly text: string }): ReactElement {
  return (
    <UpgradeNotice text={text}>
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {UPGRADE.results}
        </summary>
        <img
          src={picture}
          alt={UPGRADE.resultsPicture}
          width={1140}
          height={760}
          loading="lazy"
          decoding="async"
          className="mt-1 block h-auto w-full rounded-control border-[1.5px] border-rule bg-paper"
        />
      </details>
    </UpgradeNotice>
  )
}
