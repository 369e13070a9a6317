/** Sentences of the page for partners, who add the widgets to their own sites. */
export const description =
  'Add our enquiry form, reviews, places and videos to your blog or intranet with one line of HTML. Try each widget, and copy its code.'
export const title = 'Our trip planner on your page'
export const lead =
  'Trip enquiry, reviews, places and videos for your blog or intranet: each is one line of HTML, and takes on your colours.'

export const stepsLabel = 'Three steps, two minutes'
export const steps = [
  {
    title: 'Copy this line',
    text: 'Replace {partner} with your name, so that we know which enquiries came from you.',
  },
  {
    title: 'Paste it into your page',
    text: 'Put it where the form should be. To try it, an empty file named trip.html is enough.',
  },
  {
    title: 'Open the page',
    text: 'The form works right away. Enquiries reach our planners, who call your reader within {within}.',
  },
] as const

export const copy = 'Copy'
export const copied = 'Copied.'
export const copyByHand = 'Press Ctrl+C to copy.'
export const codeOf = (way: string) => `Code: ${way}`

export const tryIt = 'Try it'
export const needsScript =
  'The settings and the preview need JavaScript. The code and the reference below work without it.'
export const widget = 'Widget'
/** Names of the tags for people. */
export const widgets: Readonly<Record<string, string>> = {
  'trip-enquiry': 'Trip enquiry',
  'trip-review': 'Review',
  'trip-testimonial': 'Testimonial',
  'trip-attraction-card': 'Place',
  'trip-corporate-video': 'Company video',
}
export const settings = 'Settings'
export const empty = 'None'
export const emptyOf = (name: string) => `No ${name}`

export const preview = 'Preview'
export const previewOf = (widget: string) => `Preview: ${widget}`
export const width = 'Width'
export const full = 'Full'
export const theme = 'Theme'
export const themes = { auto: 'Auto', light: 'Light', dark: 'Dark' }
export const nothingSent = 'This is a preview: nothing is sent.'
export const nothingOpened = 'This is a preview: no page is opened.'
export const events = 'Events'
export const noEvents =
  'Events of the widget appear here, newest first. Values that people type are left out.'

export const colours = 'Colours and shape'
export const coloursHint =
  'Leave out what you don’t need: most colours follow from the accent, the surface and the ink.'
export const invalidCss = 'This value isn’t valid CSS, so it’s left out.'
export const reset = 'Reset'
export const resetOf = (name: string) => `Reset ${name}`
export const contrast = 'Contrast'
export const pairs = {
  ink: 'Text',
  quiet: 'Quiet text',
  field: 'Text in a field',
  bad: 'Errors',
  good: 'Success',
  button: 'Text of the main button',
  edge: 'Main button on the surface',
  line: 'Border of a field',
  stars: 'Stars',
}
export const passes = (least: number) => `Pass, at least ${least}:1`
export const fails = (least: number) => `Fail, needs ${least}:1`
export const css = 'CSS for your style sheet'
export const noCss = '/* Nothing is changed yet. */'

export const yourCode = 'Your code'
export const waysLegend = 'How do you build your page?'
export const ways = {
  html: 'HTML',
  server: 'Server-rendered HTML',
  react: 'React',
  next: 'Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
  wordpress: 'WordPress',
  address: 'Address to paste',
  iframe: 'iframe',
}
export const hints = {
  html: 'Paste this where the widget should be.',
  server:
    'Your server includes the first screen, so readers see the form before any script has loaded, and can send it without one.',
  react: 'For React 19. The widget is part of your bundle.',
  next: 'A component for any page. Its first screen is in the server’s HTML. If the page is prerendered, the first screen may be old until the next revalidation. The form itself is current.',
  vue: 'For Vue 3. The widget is part of your bundle.',
  svelte: 'For Svelte 5. The widget is part of your bundle.',
  wordpress:
    'A shortcode for posts and pages, once our plugin is installed. Your name and the theme are in its settings. Without the plugin, an author can paste the address in the next tab on a line of its own. We have to allow your site first, so write to us.',
  address:
    'Paste it on a line of its own into WordPress or another editor that supports oEmbed. Other settings need one of the other ways. We have to allow your site first, so write to us.',
  iframe:
    'For pages that allow no scripts of other sites. The last line makes the frame as high as its content, and can be left out. Your colours and shape don’t reach into a frame. We have to allow your site first, so write to us.',
}
/** Shown instead of code. */
export const missing: Readonly<Record<string, string>> = {
  'trip-attraction-card': 'Enter the id of a place in `attraction` first.',
  'trip-corporate-video': 'Enter a name in `company` first.',
}
export const version = 'Version'
export const newest = 'Newest'
export const newestOf = (major: string) => `Newest ${major}.x`
export const pinned = (version: string, immutable: boolean) =>
  immutable ? `${version}, pinned` : `${version}, pinned (changes with each build)`
export const versionHint =
  'For HTML, server-rendered HTML and Next.js. The newest version gets every fix without a change on your page, which is right for most. A pinned version runs exactly these bytes, checked by integrity, until you change the line yourself; in Next.js only its first file is checked. The settings above are those of the newest version, and an older one ignores those it doesn’t have.'
export const pinning = 'The version is being pinned.'
export const pinFailed = 'The versions didn’t load. The code below has the newest.'
export const policy = 'Content-Security-Policy'
export const policyHint = 'If your page has a policy, it needs these sources:'
export const linkedHint =
  'Instead of allowing `unsafe-inline`, you can add `styles=linked` to the address and allow our origin in `style-src`.'

export const reference = 'Reference'
export const referenceHint =
  'Every attribute is also a property of the same name, and can change at any time. Events bubble and are composed.'
export const everyTag = 'Attributes of every tag'
export const properties = 'Custom properties'
export const attributes = 'Attributes'
export const slots = 'Slots'
export const parts = 'Parts'
export const byDefault = 'by default'
export const derived = 'derived'
export const text = 'text'
