import { wizard as messages } from '../messages/en-wizard.ts'

const STEPS = [messages.trip, messages.person]

/** Both steps; the current one is announced to screen readers. */
export function WizardSteps({ step }: { step: number }) {
  return (
    <>
      <ol className="steps" part="steps">
        {STEPS.map((name, index) => (
          <li key={name} part="step" aria-current={index + 1 === step ? 'step' : undefined}>
            <span className="number" aria-hidden="true">
              {index + 1 < step ? '✓' : index + 1}
            </span>
            {name}
          </li>
        ))}
      </ol>
      <p className="heard" aria-live="polite">
        <span key={step}>{messages.at(step, STEPS[step - 1]!)}</span>
      </p>
    </>
  )
}
