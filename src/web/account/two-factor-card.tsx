import { type Dispatch, type ReactElement, useReducer } from 'react'
import { TWO_FACTOR } from '../../texts/account/account-security.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { Tag } from '../ui/tag.tsx'
import { AccountCard } from './account-card.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { beginTwoFactorSetup, regenerateRecoveryCodes, turnOffTwoFactor } from './two-factor-api.ts'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import {
  IDLE_TWO_FACTOR,
  type ReauthenticationPurpose,
  reduceTwoFactor,
  type TwoFactorEvent,
  type TwoFactorState,
} from './two-factor-state.ts'

/** AUT-04 */
export function TwoFactorCard(): ReactElement {
  const [state, dispatch] = useReducer(reduceTwoFactor, IDLE_TWO_FACTOR)
  const isOn = useSession()?.two_factor ?? false
  return (
    <AccountCard
      title={TWO_FACTOR.title}
      tag={<Tag tone={isOn ? 'leaf' : 'kraft'}>{isOn ? TWO_FACTOR.on : TWO_FACTOR.off}</Tag>}
      step={state.kind}
    >
      <TwoFactorStep state={state} isOn={isOn} dispatch={dispatch} />
    </AccountCard>
  )
}

interface TwoFactorStepProps {
  readonly state: TwoFactorState
  readonly isOn: boolean
  readonly dispatch: Dispatch<TwoFactorEvent>
}

function TwoFactorStep({ state, isOn, dispatch }: TwoFactorStepProps): ReactElement {
  switch (state.kind) {
    case 'idle':
      return (
        <Idle isOn={isOn} onAsk={(purpose) => dispatch({ type: 'password-requested', purpose })} />
      )
    case 'password':
      return <AskPassword key={state.purpose} purpose={state.purpose} dispatch={dispatch} />
    case 'setup':
      return <TwoFactorSetup secretKey={state.key} dispatch={dispatch} />
    case 'codes':
      return (
        <RecoveryCodes
          codes={state.codes}
          isFirstSet={state.isFirstSet}
          onDone={() => dispatch({ type: 'closed' })}
        />
      )
  }
}

function Idle({
  isOn,
  onAsk,
}: {
  isOn: boolean
  onAsk: (purpose: ReauthenticationPurpose) => void
}): ReactElement {
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
  readonly purpose: ReauthenticationPurpose
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

  async function go(password: string, code: string | undefined): Promise<void> {
    if (purpose === 'enable') {
      dispatch({ type: 'setup-started', key: await beginTwoFactorSetup(password) })
    } else if (purpose === 'renew') {
      dispatch({
        type: 'codes-received',
        codes: await regenerateRecoveryCodes(password, code),
        isFirstSet: false,
      })
    } else {
      await turnOffTwoFactor(password, code)
      dispatch({ type: 'closed' })
      toast.show({ tone: 'success', text: TWO_FACTOR.disabled })
    }
  }

  return (
    <ReauthenticationForm
      action={action}
      busyLabel={TWO_FACTOR.checking}
      danger={purpose === 'disable'}
      stepUp={purpose !== 'enable'}
      fallback={TWO_FACTOR.failed}
      {...(text !== undefined && { text })}
      onPassword={go}
      onCancel={() => dispatch({ type: 'closed' })}
    />
  )
}
