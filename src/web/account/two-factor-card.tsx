import { type Dispatch, type ReactElement, useReducer } from 'react'
import { TWO_FACTOR } from '../../texts/account-security.ts'
import { useSession } from '../api/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Tag } from '../ui/tag.tsx'
import { useToast } from '../ui/toasts.tsx'
import { AccountCard } from './account-card.tsx'
import { PasswordAgain } from './password-again.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { prepareTwoFactor, renewCodes, turnOffTwoFactor } from './two-factor-api.ts'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import {
  AT_REST,
  type Purpose,
  reduceTwoFactor,
  type TwoFactorEvent,
  type TwoFactorState,
} from './two-factor-state.ts'

/** The second step of sign-in: off, being turned on, on (AUT-04). */
export function TwoFactorCard(): ReactElement {
  const [state, dispatch] = useReducer(reduceTwoFactor, AT_REST)
  const isOn = useSession()?.two_factor ?? false
  return (
    <AccountCard
      title={TWO_FACTOR.title}
      tag={<Tag tone={isOn ? 'leaf' : 'kraft'}>{isOn ? TWO_FACTOR.on : TWO_FACTOR.off}</Tag>}
      step={state.kind}
    >
      <Step state={state} isOn={isOn} dispatch={dispatch} />
    </AccountCard>
  )
}

interface StepProps {
  readonly state: TwoFactorState
  readonly isOn: boolean
  readonly dispatch: Dispatch<TwoFactorEvent>
}

function Step({ state, isOn, dispatch }: StepProps): ReactElement {
  switch (state.kind) {
    case 'rest':
      return <Rest isOn={isOn} onAsk={(purpose) => dispatch({ type: 'asked', purpose })} />
    case 'password':
      return <AskPassword key={state.purpose} purpose={state.purpose} dispatch={dispatch} />
    case 'setup':
      return <TwoFactorSetup secretKey={state.key} dispatch={dispatch} />
    case 'codes':
      return (
        <RecoveryCodes
          codes={state.codes}
          areFirst={state.areFirst}
          onDone={() => dispatch({ type: 'ended' })}
        />
      )
  }
}

function Rest({ isOn, onAsk }: { isOn: boolean; onAsk: (purpose: Purpose) => void }): ReactElement {
  if (!isOn) {
    return (
      <div className="grid gap-5">
        <p className="text-muted">{TWO_FACTOR.text}</p>
        <div>
          <Button variant="outline" onClick={() => onAsk('enable')}>
            {TWO_FACTOR.enable}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      <p className="text-muted">{TWO_FACTOR.onText}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => onAsk('renew')}>
          {TWO_FACTOR.renew}
        </Button>
        <Button variant="ghost" onClick={() => onAsk('disable')}>
          {TWO_FACTOR.disable}
        </Button>
      </div>
    </div>
  )
}

interface AskPasswordProps {
  readonly purpose: Purpose
  readonly dispatch: Dispatch<TwoFactorEvent>
}

const ASKED = {
  enable: { action: TWO_FACTOR.continue, text: undefined },
  renew: { action: TWO_FACTOR.renew, text: TWO_FACTOR.renewText },
  disable: { action: TWO_FACTOR.disable, text: TWO_FACTOR.disableText },
} as const

function AskPassword({ purpose, dispatch }: AskPasswordProps): ReactElement {
  const toast = useToast()
  const { action, text } = ASKED[purpose]

  async function go(password: string): Promise<void> {
    if (purpose === 'enable') {
      dispatch({ type: 'prepared', key: await prepareTwoFactor(password) })
    } else if (purpose === 'renew') {
      dispatch({ type: 'given', codes: await renewCodes(password), areFirst: false })
    } else {
      await turnOffTwoFactor(password)
      dispatch({ type: 'ended' })
      toast.show({ tone: 'success', text: TWO_FACTOR.disabled })
    }
  }

  return (
    <PasswordAgain
      action={action}
      busyLabel={TWO_FACTOR.checking}
      danger={purpose === 'disable'}
      fallback={TWO_FACTOR.failed}
      {...(text !== undefined && { text })}
      onPassword={go}
      onCancel={() => dispatch({ type: 'ended' })}
    />
  )
}
