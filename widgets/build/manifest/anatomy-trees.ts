const FORM_END = `
    privacy
    button strong
  notice success|failure
  retry
    button quiet
  outbox
    button quiet
  thanks`

const SENDING = `
  sending
    progress
      bar
      button quiet`

/** Parts of each tag as they contain each other. Parts of one line are one element, or one of those separated by `|`. `+` precedes a property that only this one shows. */
export const TREES: Readonly<Record<string, string>> = {
  'trip-enquiry': `
root
  heading
  intro
  steps
    step
  kept
  form
    section
      row
        field
          label
          input select|combobox
          choices
            choice
          error
        field
          label
          stepper
            step-button
            input
            step-button
        field
          label
          checkbox
      total
      seasons
      undo
        button quiet
    fold
      summary
      field
        label
        input textarea
    corporate
      checkbox
      label
      otp${FORM_END}
    reference
    button quiet
  dialog
    close`,
  'trip-review': `
root
  heading
  intro
  kept
  form
    field
      label
      input textarea|combobox
      choices
        choice
      error
    field rating
      label
      error
    field files
      label
      drop
      error${FORM_END}
    button quiet${SENDING}
  dialog
    close`,
  'trip-testimonial': `
root
  heading
  intro
  kept
  form
    field
      label
      input textarea
      error
    field
      label
      drop
      file
      preview
      error${FORM_END}
    button quiet${SENDING}
  dialog
    close`,
  'trip-attraction-card': `
root
  frame +accent
    carousel
      picture
      turn
  body
    heading
      open
    place
    rating
      stars
  notice failure
  retry
    button quiet|strong`,
  'trip-corporate-video': `
root
  frame
    video
  notice success|failure
  retry
    button quiet|strong
  link`,
}

/** Parts that show a custom property. */
export const SHOWN: Readonly<Record<string, readonly string[]>> = {
  '--trip-accent': ['strong'],
  '--trip-surface': ['root', 'input'],
  '--trip-ink': ['root'],
  '--trip-bad': ['error', 'failure'],
  '--trip-good': ['success'],
  '--trip-strong': ['strong', 'bar', 'step'],
  '--trip-on-strong': ['strong'],
  '--trip-stars': ['rating', 'stars'],
  '--trip-quiet': ['privacy', 'place', 'rating'],
  '--trip-line': ['input', 'drop', 'checkbox', 'quiet'],
  '--trip-field': ['row', 'fold', 'drop', 'step-button'],
  '--trip-border': ['root'],
  '--trip-radius': ['root', 'input', 'button', 'fold', 'drop'],
  '--trip-padding': ['root'],
  '--trip-gap': ['form', 'thanks'],
  '--trip-font-size': ['root'],
  '--trip-heading-font': ['heading'],
  '--trip-heading-weight': ['heading'],
}
