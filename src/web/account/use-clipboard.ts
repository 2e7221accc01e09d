import { RECOVERY_CODES } from '../../texts/account/account-security.ts'
import { useToast } from '../ui/feedback/toasts.tsx'

/** Copies a text and shows a toast; the Clipboard API needs a secure context. */
export function useClipboard(done: string): (text: string) => Promise<void> {
  const toast = useToast()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.show({ tone: 'success', text: done })
    } catch {
      toast.show({ tone: 'error', text: RECOVERY_CODES.notCopied })
    }
  }
}
