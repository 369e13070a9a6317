// @chunk own
import { ask } from '../../../api/client.ts'
import { countWizardStep } from '../../../contract/enquiry-endpoints.ts'
import type { WizardStep } from '../../../contract/wizard-step.ts'
import type { Provider } from '../../provider.ts'

/** A failure only makes the count smaller. */
export function countStep(provider: Provider, step: WizardStep['step']): void {
  void ask(provider, countWizardStep, { input: { step }, query: { partner: provider.partner } })
}
