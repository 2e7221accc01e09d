import { type ReactElement, useState } from 'react'
import { SERIES_PAGE } from '../../../texts/calculations/series.ts'
import { seriesUrl } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'

interface CopyAddressProps {
  readonly title: string
  /** What stands behind `#`. */
  readonly address: string
}

export function CopyAddress({ title, address }: CopyAddressProps): ReactElement {
  const [copied, setCopied] = useState<string>()
  const whole = seriesUrl(address)
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{title}</p>
      <p className="series-address">{whole}</p>
      <Button
        variant="ghost"
        onClick={() =>
          void navigator.clipboard?.writeText(whole).then(
            () => setCopied(address),
            // Refused: the address stands above, to be copied by hand.
            () => undefined,
          )
        }
      >
        {copied === address ? SERIES_PAGE.copied : SERIES_PAGE.copy}
      </Button>
    </div>
  )
}
