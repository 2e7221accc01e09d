import type { ReactElement } from 'react'
import { DICTATING } from '../../texts/dictating/dictating.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SelectField } from '../ui/forms/field.tsx'
import type { DeviceVoices } from '../voice/use-device-voices.ts'
import { useSpeech } from '../voice/use-speech.ts'
import type { DictatingVoice } from './dictating-state.ts'

interface OptionProps {
  readonly voice: DictatingVoice
  readonly checked: boolean
  readonly disabled: boolean
  readonly hint: string
  readonly onChoose: (voice: DictatingVoice) => void
}

function Option({ voice, checked, disabled, hint, onChoose }: OptionProps): ReactElement {
  return (
    <label
      className={`flex gap-3 rounded-control border-2 px-4 py-3 ${
        checked ? 'border-ink-700 bg-ink-050' : 'border-rule-strong bg-white'
      } ${disabled ? 'text-muted' : 'cursor-pointer'}`}
    >
      <input
        type="radio"
        name="dictating-voice"
        className="mt-1 size-5 flex-none accent-ink-700"
        {...{ checked, disabled }}
        onChange={() => onChoose(voice)}
      />
      <span>
        <b className="block">{DICTATING.voices[voice]}</b>
        <span className="text-[0.9375rem] text-muted">{hint}</span>
      </span>
    </label>
  )
}

const SAMPLE_RATE = 0.9

function DeviceVoiceSelect({ voices, voice, choose }: DeviceVoices): ReactElement {
  const say = useSpeech(voice, SAMPLE_RATE)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={DICTATING.deviceVoice}
        className="min-w-56 flex-1"
        value={voice?.voiceURI}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {voices.map(({ voiceURI, name }) => (
          <option key={voiceURI} value={voiceURI}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button variant="outline" icon="speaker" onClick={() => say(DICTATING.sampleText)}>
        {DICTATING.sample}
      </Button>
    </div>
  )
}

interface VoiceChoiceProps {
  readonly chosen: DictatingVoice
  readonly here: readonly DictatingVoice[]
  readonly mineHint: string
  readonly device: DeviceVoices
  readonly onChoose: (voice: DictatingVoice) => void
}

/** Who says the text; what is not there says so instead of failing later. */
export function VoiceChoice(props: VoiceChoiceProps): ReactElement {
  const { chosen, here, mineHint, device, onChoose } = props
  const hints = {
    device: DICTATING.deviceVoiceNote,
    mine: mineHint,
    none: DICTATING.noneHint,
  }
  const hasDevice = here.includes('device')
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-display text-[1.3rem] font-extrabold tracking-[-0.02em]">
        {DICTATING.voiceTitle}
      </legend>
      {(['device', 'mine', 'none'] as const).map((voice) => (
        <Option
          key={voice}
          voice={voice}
          checked={chosen === voice}
          disabled={!here.includes(voice)}
          hint={hints[voice]}
          onChoose={onChoose}
        />
      ))}
      {!hasDevice && <Notice tone="info">{DICTATING.noDeviceVoice}</Notice>}
      {hasDevice && chosen === 'device' && <DeviceVoiceSelect {...device} />}
    </fieldset>
  )
}
