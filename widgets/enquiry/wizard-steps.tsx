import type { Messages } from '../messages/say.ts'

/** Both steps; the current one is announced to screen readers. */
interface WizardStepsProps {
  step: number
  messages: Messages['wizard']
}

export function WizardSteps({ step, messages }: WizardStepsProps) {
  const steps = [messages.trip, messages.person]
  return (
    <>
      <ol className="steps" part="steps">
        {steps.map((name, index) => (
          <li key={name} part="step" aria-current={index + 1 === step ? 'step' : undefined}>
            <span className="number" aria-hidden="true">
              {index + 1 < step ? '✓' : index + 1}
            </span>
            {name}
          </li>
        ))}
      </ol>
      <p className="heard" aria-live="polite">
        <span key={step}>{messages.at(step, steps[step - 1]!)}</span>
      </p>
    </>
  )
}
