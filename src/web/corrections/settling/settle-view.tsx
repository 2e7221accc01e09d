import type { ReactElement } from 'react'
import { SETTLING } from '../../../texts/settling.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Copy } from '../copy-state.ts'
import { sheetsOf } from '../photo/copy-sheets-state.ts'
import { PhotoAgain } from '../photo/photo-again.tsx'
import { PhotoPane } from '../photo/photo-pane.tsx'
import type { Trouble } from '../photo/photo-reading-state.ts'
import { ReadingNotice } from '../photo/reading-notice.tsx'
import type { CopyPhoto } from '../photo/use-copy-photo.ts'
import { CopyWords } from './copy-words.tsx'
import { SettleFoot, type SettleFootProps, Validation } from './settle-foot.tsx'
import { TextView } from './text-view.tsx'
import { WordPanel } from './word-panel.tsx'

interface SettleViewProps extends SettleFootProps {
  readonly photo: CopyPhoto
  /** Of a further page that could not be read. */
  readonly trouble: Trouble | null
}

/** The photo and, beside it, what was read: an adult settles the copy word by word. */
export function SettleView(props: SettleViewProps): ReactElement {
  const { copy, photo, trouble, onCopy } = props
  const sheets = sheetsOf(copy.reading, photo.photos)
  // A photo that was not read knows no places: nothing can be cut out of it.
  const urls = sheets.map(({ url, page }) => (page === null ? null : url))
  // Only a guided entry is explained before its words: else they are what one came for.
  const isWarned = copy.draft.guided
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {sheets.length === 0 ? (
          <PhotoAgain draft={copy.draft} onFile={photo.show} />
        ) : (
          <PhotoPane copy={copy} sheets={sheets} onCopy={onCopy} onShow={photo.show} />
        )}
        <div className="grid min-w-0 gap-4">
          {trouble && <Notice tone="error">{trouble.sentence}</Notice>}
          {isWarned && <ReadingNotice copy={copy} onCopy={onCopy} />}
          {copy.typed === null ? (
            <CopyWords copy={copy} onCopy={onCopy} />
          ) : (
            <TextView typed={copy.typed} onCopy={onCopy} />
          )}
          {copy.typed === null && (
            <WordPanel key={panelKey(copy)} copy={copy} urls={urls} onCopy={onCopy}>
              <Validation {...props} />
            </WordPanel>
          )}
          {!isWarned && <ReadingNotice copy={copy} onCopy={onCopy} />}
          <SettleFoot {...props} />
        </div>
      </div>
      <p className="hidden text-sm text-muted lg:block">{SETTLING.keys}</p>
    </div>
  )
}

/** The fields of the panel start anew with each word. */
function panelKey({ focus }: Copy): string {
  return focus === null ? '' : `${focus.kind}-${focus.index}`
}
