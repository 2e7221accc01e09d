import { type ReactElement, useRef } from 'react'
import { HELP_TITLES, QUESTIONS } from '../../texts/help.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { HelpSection } from './help-section.tsx'
import { useOpenInPrint } from './use-open-in-print.ts'

/** On paper every answer is there to be read. */
export function HelpQuestions(): ReactElement {
  const list = useRef<HTMLDivElement>(null)
  useOpenInPrint(list)
  return (
    <HelpSection id="questions" title={HELP_TITLES.questions}>
      <div ref={list} className="card px-5 py-2 sm:px-7">
        {QUESTIONS.map(({ question, answer }) => (
          <Disclosure key={question} label={question}>
            <p className="max-w-[44rem] text-muted">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </HelpSection>
  )
}
