import { type ReactElement, useId } from 'react'
import { ATTESTED_AS, type AttestedAs } from '../../domain/account/attestation.ts'
import { ATTESTATION, ATTESTATIONS } from '../../texts/account/attestation.ts'
import { Icon } from '../ui/icon.tsx'

const STATEMENT_FIELD = 'attestation'

export function hasAttested(data: FormData): boolean {
  return data.has(STATEMENT_FIELD)
}

interface AttestationFieldsProps {
  readonly role: AttestedAs
  readonly onRole: (role: AttestedAs) => void
  readonly error: string | undefined
}

/** Choosing the other role unticks the statement, which differs. */
export function AttestationFields({ role, onRole, error }: AttestationFieldsProps): ReactElement {
  const errorId = useId()
  const isWrong = error !== undefined
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{ATTESTATION.legend}</legend>
      <div className="plan-choice">
        {ATTESTED_AS.map((key) => (
          <label key={key}>
            <input
              type="radio"
              name="attested_as"
              value={key}
              checked={role === key}
              onChange={() => onRole(key)}
            />
            <strong>{ATTESTATIONS[key].label}</strong>
          </label>
        ))}
      </div>
      <label key={role} className="attestation">
        <input
          type="checkbox"
          name={STATEMENT_FIELD}
          required
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
        />
        <span>{ATTESTATIONS[role].statement}</span>
      </label>
      {isWrong && (
        <p id={errorId} className="mt-1 flex items-center gap-1.5 text-sm text-margin-700">
          <Icon name="warning" className="size-4" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
