/** A mistake on a page, and the advice that `trip-debug` must give. */
interface Fault {
  /** Completes 'says'. */
  name: string
  /** Selector of the element whose panel has the advice. */
  at: string
  says: string
  write?: string
}

interface FaultyPage {
  /** Completes the test name. */
  name: string
  /** `%P%` stands for the provider. */
  html: string
  headers?: Record<string, string>
  /** Runs before the page's own scripts. */
  before?: () => void
  faults: Fault[]
}

const script = (path: string, attributes = '') =>
  `<script type="module" src="%P%/${path}.js" ${attributes}></script>`
const line = (tag: string, attributes = '') =>
  `${script(`widgets/${tag}`)}<${tag} ${attributes}></${tag}>`
const DEBUG = '<script src="%P%/widgets/trip-debug.js"></script>'
const OPEN = `default-src 'none'; script-src %P% 'unsafe-inline'; style-src 'self'`

/** Faults of scripts. Each has a tag of its own, because one script defines all elements of a tag. */
const SCRIPTS: FaultyPage = {
  name: 'scripts that do not define their tags',
  html: `${DEBUG}<script src="%P%/widgets/trip-enquiry.js"></script><trip-enquiry></trip-enquiry>
    <trip-review></trip-review>
    ${script('widgets/old/trip-testimonial')}<trip-testimonial></trip-testimonial>
    ${script('elsewhere/trip-attraction-card')}
    <trip-attraction-card attraction="taj-mahal"></trip-attraction-card>
    ${script('widgets/trip-corporate-video', 'integrity="sha384-AAAA"')}
    <trip-corporate-video company="xoriant"></trip-corporate-video>`,
  faults: [
    {
      name: 'that a script is not a module',
      at: 'trip-enquiry',
      says: 'The script isn’t loaded as a module',
      write: '<script type="module" src="%P%/widgets/trip-enquiry.js"></script>',
    },
    {
      name: 'that no script defines a tag',
      at: 'trip-review',
      says: 'No script on this page defines <trip-review>.',
      write: '<script type="module" src="%P%/widgets/trip-review.js"></script>',
    },
    {
      name: 'that a script is not found',
      at: 'trip-testimonial',
      says: '%P%/widgets/old/trip-testimonial.js returns 404.',
    },
    {
      name: 'that CORS blocks a script',
      at: 'trip-attraction-card',
      says: 'Pages on %HOST% aren’t allowed to load %P%/elsewhere/trip-attraction-card.js.',
      write: 'Access-Control-Allow-Origin: *',
    },
    {
      name: 'that a script does not match its integrity',
      at: 'trip-corporate-video',
      says: 'doesn’t match its integrity="…" attribute',
    },
  ],
}

const ATTRIBUTES: FaultyPage = {
  name: 'attributes and tags',
  html: `<html lang="en" data-trip-debug data-trip-them="dark"><title>Host</title>
    ${line('trip-enquiry', 'id="misspelt" varient="wizard"')}
    <trip-enquiry id="value" variant="wizzard"></trip-enquiry>
    <trip-enquiry id="thanks" thanks="javascript:alert(1)"></trip-enquiry>
    <trip-enquiry id="flag" corporate="false"></trip-enquiry>
    <trip-enquiry id="origin" provider="trips.example"></trip-enquiry>
    <trip-enquiry id="path" provider="%P%/api-root"></trip-enquiry>
    <trip-enquirey></trip-enquirey>
    ${line('trip-attraction-card')}
    <div style="width: 0">${line('trip-testimonial', 'style="width: 0"')}</div>
    <trip-enquiry id="open" /><p>text</p><trip-review></trip-review>`,
  faults: [
    {
      name: 'which attribute was probably meant',
      at: '#misspelt',
      says: '<trip-enquiry> has no attribute varient. Did you mean variant?',
      write: 'variant="wizard"',
    },
    {
      name: 'which values an attribute supports',
      at: '#value',
      says: 'variant="wizzard" isn’t supported, so simple is used. Supported values: simple, wizard.',
      write: 'variant="wizard"',
    },
    {
      name: 'that thanks must be a page of the host',
      at: '#thanks',
      says: 'thanks="javascript:alert(1)" isn’t a page of this site, so it is ignored.',
    },
    {
      name: 'that a present attribute counts as on',
      at: '#flag',
      says: 'corporate="false" counts as on',
    },
    {
      name: 'how to write an origin',
      at: '#origin',
      says: 'provider="trips.example" isn’t a full address',
      write: 'provider="https://trips.example"',
    },
    {
      name: 'that the path of a provider is not used',
      at: '#path',
      says: 'Only the origin of provider="%P%/api-root" is used, so requests go to %P%.',
      write: 'provider="%P%"',
    },
    {
      name: 'which page-wide attribute was probably meant',
      at: '#misspelt',
      says: '<html> has no attribute data-trip-them. Did you mean data-trip-theme?',
      write: 'data-trip-theme="dark"',
    },
    {
      name: 'that a card names no attraction',
      at: 'trip-attraction-card',
      says: '<trip-attraction-card> has no attraction.',
      write: 'attraction="taj-mahal"',
    },
    {
      name: 'which tag was probably meant',
      at: 'trip-enquirey',
      says: '<trip-enquirey> doesn’t exist. Did you mean <trip-enquiry>?',
      write: '<trip-enquiry></trip-enquiry>',
    },
    {
      name: 'that a tag cannot be seen',
      at: 'trip-testimonial',
      says: '<trip-testimonial> is rendered but can’t be seen',
    },
    {
      name: 'that a tag is not closed',
      at: '#open',
      says: '<trip-enquiry> isn’t closed',
      write: '<trip-enquiry></trip-enquiry>',
    },
  ],
}

export const PAGES: FaultyPage[] = [
  SCRIPTS,
  ATTRIBUTES,
  {
    name: 'another definition of a tag, and a server that cannot be reached',
    html: `${DEBUG}${line('trip-enquiry')}
      <script type="module" src="http://127.0.0.1:9/widgets/trip-review.js"></script>
      <trip-review></trip-review>`,
    before: () => customElements.define('trip-enquiry', class extends HTMLElement {}),
    faults: [
      {
        name: 'that another script defines a tag',
        at: 'body',
        says: 'Another script on this page defines <trip-enquiry>',
      },
      {
        name: 'that a server cannot be reached',
        at: 'trip-review',
        says: 'http://127.0.0.1:9/widgets/trip-review.js can’t be reached.',
      },
    ],
  },
  {
    name: 'providers, storage and versions',
    html: `${line('trip-enquiry', 'id="dead" trip-debug provider="http://127.0.0.1:9"')}
      <trip-enquiry id="cors" provider="%BLOG%"></trip-enquiry>`,
    before: () => {
      Object.assign(window, { [Symbol.for('trip-widgets.v0')]: new Map() })
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    },
    faults: [
      {
        name: 'that a provider cannot be reached',
        at: '#dead',
        says: 'The provider http://127.0.0.1:9 can’t be reached.',
      },
      {
        name: 'that CORS blocks this origin',
        at: '#cors',
        says: 'The provider %BLOG% is up, but doesn’t accept requests from %HOST%.',
        write: 'PARTNER_ORIGINS=%HOST%',
      },
      {
        name: 'that a page can’t use storage',
        at: '#dead',
        says: 'This page can’t use sessionStorage',
      },
      {
        name: 'that two major versions are loaded',
        at: '#dead',
        says: 'This page loads trip-widgets.v0 and trip-widgets.v1, which can’t share code or data.',
      },
    ],
  },
  {
    name: 'a policy that blocks the provider',
    html: line('trip-enquiry', 'trip-debug'),
    headers: { 'content-security-policy': `${OPEN}; connect-src 'self'` },
    faults: [
      {
        name: 'which directive blocks the provider',
        at: 'trip-enquiry',
        says: 'blocks requests to the provider',
        write: `connect-src 'self' %P%`,
      },
    ],
  },
  {
    name: 'a policy without pictures',
    html: line('trip-attraction-card', 'attraction="taj-mahal" trip-debug'),
    headers: { 'content-security-policy': `${OPEN}; connect-src %P%` },
    faults: [
      {
        name: 'which directive is missing for pictures',
        at: 'trip-attraction-card',
        says: 'blocks pictures',
        write: 'img-src %P%',
      },
    ],
  },
]
