import * as z from 'zod/mini'

/** 1 when the visitor begins, 2 for the second step, 3 when it is sent. */
export const wizardStep = z.object({ step: z.literal([1, 2, 3]) })
export type WizardStep = z.infer<typeof wizardStep>

export const countWizardStep = {
  input: wizardStep,
  output: z.object({ counted: z.literal(true) }),
}
