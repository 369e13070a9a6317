/** A problem of a host page, and the exact line that fixes it. */
export interface Advice {
  says: string
  write?: string
}

const scriptOf = (src: string) => `<script type="module" src="${src}"></script>`

export const advice = {
  noTag: {
    says: 'This page has no trip-widgets tag. Tags in a closed shadow root can’t be checked.',
  },
  unknownTag: (tag: string, nearest: string): Advice => ({
    says: `<${tag}> doesn’t exist. Did you mean <${nearest}>?`,
    write: `<${nearest}></${nearest}>`,
  }),
  unclosed: (tag: string): Advice => ({
    says: `<${tag}> isn’t closed, so the content after it is inside it. HTML doesn’t support <${tag} />.`,
    write: `<${tag}></${tag}>`,
  }),
  taken: (tag: string): Advice => ({
    says: `Another script on this page defines <${tag}>, so the widget isn’t rendered. Rename the other element.`,
  }),
  majors: (names: readonly string[]): Advice => ({
    says: `This page loads ${names.join(' and ')}, which can’t share code or data. Load all tags from one version.`,
  }),
  twice: (file: string, addresses: readonly string[]): Advice => ({
    says: `${file} is loaded from ${addresses.join(' and ')}. The first to load is used. Keep one.`,
  }),
  notModule: (src: string): Advice => ({
    says: 'The script isn’t loaded as a module, so it can’t run. Add type="module":',
    write: scriptOf(src),
  }),
  noScript: (tag: string, src: string): Advice => ({
    says: `No script on this page defines <${tag}>. Add it:`,
    write: scriptOf(src),
  }),
  scriptAnswers: (src: string, status: number): Advice => ({
    says: `${src} returns ${status}. Check the script’s address.`,
  }),
  scriptUnreachable: (src: string): Advice => ({
    says: `${src} can’t be reached. Check the address and whether its server is up.`,
  }),
  scriptSilent: (src: string): Advice => ({
    says: `${src} hasn’t responded for 10 seconds. Is its server up?`,
  }),
  scriptWithoutCors: (src: string, own: string): Advice => ({
    says: `Pages on ${own} aren’t allowed to load ${src}. If the address is right, its server must send:`,
    write: 'Access-Control-Allow-Origin: *',
  }),
  integrity: (src: string): Advice => ({
    says: `${src} doesn’t match its integrity="…" attribute. Copy the current value, or remove the attribute.`,
  }),
  notRun: (src: string, tag: string): Advice => ({
    says: `${src} has loaded, but <${tag}> still isn’t defined. The first error in the console says why.`,
  }),
  unknownAttribute: (tag: string, name: string, nearest: string, value: string): Advice => ({
    says: `<${tag}> has no attribute ${name}. Did you mean ${nearest}?`,
    write: value ? `${nearest}="${value}"` : nearest,
  }),
  strangeAttribute: (tag: string, name: string, known: readonly string[]): Advice => ({
    says: `<${tag}> has no attribute ${name}. It has ${known.join(', ')}.`,
  }),
  unknownWord: (
    name: string,
    value: string,
    words: readonly string[],
    nearest: string,
  ): Advice => ({
    says: `${name}="${value}" isn’t supported, so ${words[0] || 'none'} is used. Supported values: ${words.filter(Boolean).join(', ')}.`,
    write: `${name}="${nearest}"`,
  }),
  foreignThanks: (value: string): Advice => ({
    says: `thanks="${value}" isn’t a page of this site, so it is ignored. Use an address on ${location.origin}.`,
  }),
  flagWithFalse: (name: string, value: string): Advice => ({
    says: `${name}="${value}" counts as on, because the attribute is present. Remove it.`,
  }),
  noAddress: (value: string): Advice => ({
    says: `provider="${value}" isn’t a full address, so the script’s own origin is used. Write the full address:`,
    write: `provider="https://${value.replace(/^[\w+.-]*:?\/*/, (start) => (/[:/]/.test(start) ? '' : start))}"`,
  }),
  unusedPath: (value: string, origin: string): Advice => ({
    says: `Only the origin of provider="${value}" is used, so requests go to ${origin}. Write:`,
    write: `provider="${origin}"`,
  }),
  noAttraction: {
    says: '<trip-attraction-card> has no attraction. Name one:',
    write: 'attraction="taj-mahal"',
  },
  unseen: (tag: string): Advice => ({
    says: `<${tag}> is rendered but can’t be seen. It, or an element around it, is hidden or has no width.`,
  }),
  policy: (what: string, line: string): Advice => ({
    says: `The page’s Content-Security-Policy blocks ${what}. Allow it with:`,
    write: line,
  }),
  nonce: (src: string): Advice => ({
    says: `The page’s Content-Security-Policy requires a nonce on every script. Add the page’s nonce:`,
    write: `<script type="module" nonce="…" src="${src}"></script>`,
  }),
  offline: { says: 'This browser is offline.' },
  insecure: (origin: string): Advice => ({
    says: `An https: page can’t call ${origin}. Use the provider’s https: address:`,
    write: `provider="${origin.replace(/^http:/, 'https:')}"`,
  }),
  unreachable: (origin: string): Advice => ({
    says: `The provider ${origin} can’t be reached. Check the address and whether the provider is up.`,
  }),
  withoutCors: (origin: string, own: string): Advice => ({
    says: `The provider ${origin} is up, but doesn’t accept requests from ${own}. Allow this origin in its settings:`,
    write: `PARTNER_ORIGINS=${own}`,
  }),
  providerAnswers: (address: string, status: number): Advice => ({
    says: `The provider returns ${status} for ${address}. Check provider and product.`,
  }),
  storage: {
    says: 'This page can’t use sessionStorage, so entries are lost when it reloads. Everything else works.',
  },
  frameWithoutOrigin: {
    says: 'The frame around this page has no origin, so entries are lost on reload, and a provider that lists its partners refuses requests. Add to the frame:',
    write: 'sandbox="allow-scripts allow-forms allow-same-origin"',
  },
  frameWithoutForms: {
    says: 'The frame around this page doesn’t allow forms, so the form can only be sent with its button. Add to the frame:',
    write: 'sandbox="allow-scripts allow-forms allow-same-origin"',
  },
  oldBrowser: {
    says: 'This browser is too old for the widgets. They need Chrome 111, Firefox 121, Safari 16.4 or later.',
  },
} as const

export const debug = {
  looking: 'Checking …',
  fine: 'No problems found.',
  wrong: (count: number) => (count === 1 ? '1 thing to fix.' : `${count} things to fix.`),
}

/** Blocked features by directive of a content security policy. */
export const forbidden: Readonly<Record<string, string>> = {
  'script-src': 'the script',
  'connect-src': 'requests to the provider',
  'img-src': 'pictures',
  'media-src': 'videos',
  'worker-src': 'the worker that prepares photos',
}
