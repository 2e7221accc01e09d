import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { queryClient } from '../api/queries.ts'

/** The payment service tells the server by itself, mostly sooner than the browser is back: the plan is looked at again, in ms. */
const LOOKS = [2000, 5000, 10_000, 20_000, 40_000]

export type ReturnedPayment = 'done' | 'given-up'

/** How one came back from the page of the payment service; null when one does not come from there. */
export function useReturnedPayment(): ReturnedPayment | null {
  const [search] = useSearchParams()
  const said = search.get('paiement')
  const returned = said === 'fait' ? 'done' : said === 'annule' ? 'given-up' : null
  useEffect(() => {
    if (returned !== 'done') return undefined
    const look = (): void => void queryClient.invalidateQueries({ queryKey: ['account'] })
    const timers = LOOKS.map((wait) => setTimeout(look, wait))
    return () => timers.forEach(clearTimeout)
  }, [returned])
  return returned
}
