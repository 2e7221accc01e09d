import { RECOVERY_CODES } from '../../texts/account/account-security.ts'
import { useToast } from '../ui/feedback/toasts.tsx'

/** Puts a text into the clipboard and says so; a page without HTTPS may not, and says that too. */
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
