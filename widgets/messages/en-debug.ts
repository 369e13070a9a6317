/** A problem of a host page, and the exact line that fixes it. */
export interface Advice {
  says: string
  write?: string
}

const scriptOf = (src: string) => `<script type="module" src="${src}"></script>`

export const advice = {
  noTag: {
    says: 'There is no tag of ours on this page. One in a closed shadow root cannot be seen from here.',
  },
  unknownTag: (tag: string, nearest: string): Advice => ({
    says: `There is no <${tag}>. Do you mean <${nearest}>?`,
    write: `<${nearest}></${nearest}>`,
  }),
  unclosed: (tag: string): Advice => ({
    says: `<${tag}> is not closed, so what follows is inside it. HTML has no <${tag} />.`,
    write: `<${tag}></${tag}>`,
  }),
  taken: (tag: string): Advice => ({
    says: `Another script of this page has defined <${tag}>, so ours is not drawn. Give the other element another name.`,
  }),
  majors: (names: readonly string[]): Advice => ({
    says: `This page has ${names.join(' and ')}, which share nothing. Load all tags from one version.`,
  }),
  twice: (file: string, addresses: readonly string[]): Advice => ({
    says: `${file} is loaded from ${addresses.join(' and ')}. The first that comes counts. Keep one.`,
  }),
  notModule: (src: string): Advice => ({
    says: 'The script is not loaded as a module, so it cannot run. Write type="module":',
    write: scriptOf(src),
  }),
  noScript: (tag: string, src: string): Advice => ({
    says: `No script of this page brings <${tag}>. Add it:`,
    write: scriptOf(src),
  }),
  scriptAnswers: (src: string, status: number): Advice => ({
    says: `${src} answers ${status}. Check the address of the script.`,
  }),
  scriptUnreachable: (src: string): Advice => ({
    says: `${src} cannot be reached. Check its address, and whether its server is up.`,
  }),
  scriptSilent: (src: string): Advice => ({
    says: `${src} has not answered for 10 seconds. Is its server up?`,
  }),
  scriptWithoutCors: (src: string, own: string): Advice => ({
    says: `${src} may not be read by pages of ${own}. If that address is right, its server has to answer with:`,
    write: 'Access-Control-Allow-Origin: *',
  }),
  integrity: (src: string): Advice => ({
    says: `${src} is not the file that integrity="…" was written for. Take that attribute's value anew, or leave it out.`,
  }),
  notRun: (src: string, tag: string): Advice => ({
    says: `${src} has come, and <${tag}> is still not defined. The first error in the console says why.`,
  }),
  unknownAttribute: (tag: string, name: string, nearest: string, value: string): Advice => ({
    says: `<${tag}> has no attribute ${name}. Do you mean ${nearest}?`,
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
    says: `${name}="${value}" is not known, and counts as ${words[0] || 'none'}. Known are ${words.filter(Boolean).join(', ')}.`,
    write: `${name}="${nearest}"`,
  }),
  flagWithFalse: (name: string, value: string): Advice => ({
    says: `${name}="${value}" counts as on, because the attribute is there. Take it away.`,
  }),
  noAddress: (value: string): Advice => ({
    says: `provider="${value}" is no address, so the script's own origin is asked. Write all of it:`,
    write: `provider="https://${value.replace(/^[\w+.-]*:?\/*/, (start) => (/[:/]/.test(start) ? '' : start))}"`,
  }),
  unusedPath: (value: string, origin: string): Advice => ({
    says: `Only the origin of provider="${value}" is used, so calls go to ${origin}. Write:`,
    write: `provider="${origin}"`,
  }),
  noAttraction: {
    says: '<trip-attraction-card> does not say which attraction. Name one:',
    write: 'attraction="taj-mahal"',
  },
  unseen: (tag: string): Advice => ({
    says: `<${tag}> is drawn and cannot be seen: it, or what is around it, is hidden or has no width.`,
  }),
  policy: (what: string, line: string): Advice => ({
    says: `The page's Content-Security-Policy forbids ${what}. Allow it there:`,
    write: line,
  }),
  nonce: (src: string): Advice => ({
    says: `The page's Content-Security-Policy wants a nonce on each script. Give ours the page's:`,
    write: `<script type="module" nonce="…" src="${src}"></script>`,
  }),
  offline: { says: 'This browser is offline.' },
  insecure: (origin: string): Advice => ({
    says: `A page on https: may not ask ${origin}. Use the provider's https: address:`,
    write: `provider="${origin.replace(/^http:/, 'https:')}"`,
  }),
  unreachable: (origin: string): Advice => ({
    says: `The provider ${origin} cannot be reached. Check the address, and whether the provider is up.`,
  }),
  withoutCors: (origin: string, own: string): Advice => ({
    says: `The provider ${origin} is up, but does not answer pages of ${own}. Have it allow this origin in its settings:`,
    write: `PARTNER_ORIGINS=${own}`,
  }),
  providerAnswers: (address: string, status: number): Advice => ({
    says: `The provider answers ${status} at ${address}. Check provider and product.`,
  }),
  storage: {
    says: 'This page may not use sessionStorage: what is typed is lost when it is reloaded. All else works.',
  },
  frameWithoutOrigin: {
    says: 'The frame of this page has no origin: nothing is kept, and a provider that lists its partners does not answer. Add to the frame:',
    write: 'sandbox="allow-scripts allow-forms allow-same-origin"',
  },
  frameWithoutForms: {
    says: 'The frame of this page does not allow forms: ours is sent by its button alone. Add to the frame:',
    write: 'sandbox="allow-scripts allow-forms allow-same-origin"',
  },
  oldBrowser: {
    says: 'This browser is too old for our tags. They need Chrome 111, Firefox 121, Safari 16.4 or later.',
  },
} as const

export const debug = {
  looking: 'Looking …',
  fine: 'Nothing wrong was found.',
  wrong: (count: number) => (count === 1 ? 'One thing to mend.' : `${count} things to mend.`),
}

/** Blocked features by directive of a content security policy. */
export const forbidden: Readonly<Record<string, string>> = {
  'script-src': 'our script',
  'connect-src': 'asking the provider',
  'img-src': 'pictures',
  'media-src': 'videos',
  'worker-src': 'what prepares photos',
}
