/** Passkeys, fetched when one is asked for, or when the page has come to rest: whoever types a password waits for nothing of them. */
import { useEffect, useRef } from 'react'
import { arePasskeysOn } from '../shell/site-settings.ts'

type Passkeys = typeof import('../session/passkey.ts')

export function loadPasskeys(): Promise<Passkeys> {
  return import('../session/passkey.ts')
}

function whenIdle(work: () => void): () => void {
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}

/** Whether the browser offers passkeys where an address is typed. */
async function offersPasskeys(): Promise<boolean> {
  const known = globalThis.PublicKeyCredential
  return (await known?.isConditionalMediationAvailable?.()) ?? false
}

/** Lets the browser offer passkeys where the address is typed, where browser and site know them. `onDone`: a session is open. */
export function usePasskeyAutofill(onDone: () => Promise<void>): void {
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (!arePasskeysOn()) return undefined
    let passkeys: Passkeys | null = null
    let isLeft = false
    const offer = async (): Promise<void> => {
      if (!(await offersPasskeys())) return
      const loaded = await loadPasskeys()
      if (isLeft) return
      passkeys = loaded
      if (await loaded.signInByAutofill()) await done.current()
    }
    // Without network the password's form says so.
    const forget = whenIdle(() => void offer().catch(() => undefined))
    return () => {
      isLeft = true
      forget()
      void passkeys?.cancelPasskeys()
    }
  }, [])
}
