/** A page with a mistake, and the advice that `trip-debug` must give. */
export interface WrongPage {
  /** Completes the test name after 'says'. */
  name: string
  /** `%P%` stands for the provider. */
  html: string
  headers?: Record<string, string>
  /** Runs before the page's own scripts. */
  before?: () => void
  tag?: string
  says: string
  write?: string
}

const line = (tag: string, attributes = '') =>
  `<script type="module" src="%P%/widgets/${tag}.js"></script><${tag} ${attributes}></${tag}>`
const DEBUG = '<script src="%P%/widgets/trip-debug.js"></script>'
const ENQUIRY = line('trip-enquiry', 'trip-debug')
const OPEN = `default-src 'none'; script-src %P% 'unsafe-inline'; style-src 'self'`

export const PAGES: WrongPage[] = [
  {
    name: 'that a script is not a module',
    html: `${DEBUG}<script src="%P%/widgets/trip-enquiry.js"></script><trip-enquiry></trip-enquiry>`,
    says: 'The script isn’t loaded as a module',
    write: '<script type="module" src="%P%/widgets/trip-enquiry.js"></script>',
  },
  {
    name: 'that no script defines a tag',
    html: `${DEBUG}<trip-review></trip-review>`,
    tag: 'trip-review',
    says: 'No script on this page defines <trip-review>.',
    write: '<script type="module" src="%P%/widgets/trip-review.js"></script>',
  },
  {
    name: 'that a script is not found',
    html: `${DEBUG}<script type="module" src="%P%/widgets/old/trip-enquiry.js"></script><trip-enquiry></trip-enquiry>`,
    says: '%P%/widgets/old/trip-enquiry.js returns 404.',
  },
  {
    name: 'that CORS blocks a script',
    html: `${DEBUG}<script type="module" src="%P%/elsewhere/trip-enquiry.js"></script><trip-enquiry></trip-enquiry>`,
    says: 'Pages on %HOST% aren’t allowed to load %P%/elsewhere/trip-enquiry.js.',
    write: 'Access-Control-Allow-Origin: *',
  },
  {
    name: 'that a script does not match its integrity',
    html: `${DEBUG}<script type="module" src="%P%/widgets/trip-enquiry.js" integrity="sha384-AAAA"></script><trip-enquiry></trip-enquiry>`,
    says: 'doesn’t match its integrity="…" attribute',
  },
  {
    name: 'that a server cannot be reached',
    html: `${DEBUG}<script type="module" src="http://127.0.0.1:9/widgets/trip-enquiry.js"></script><trip-enquiry></trip-enquiry>`,
    says: 'http://127.0.0.1:9/widgets/trip-enquiry.js can’t be reached.',
  },
  {
    name: 'which directive blocks the provider',
    html: ENQUIRY,
    headers: { 'content-security-policy': `${OPEN}; connect-src 'self'` },
    says: 'blocks requests to the provider',
    write: `connect-src 'self' %P%`,
  },
  {
    name: 'which directive is missing for pictures',
    html: line('trip-attraction-card', 'attraction="taj-mahal" trip-debug'),
    headers: { 'content-security-policy': `${OPEN}; connect-src %P%` },
    tag: 'trip-attraction-card',
    says: 'blocks pictures',
    write: 'img-src %P%',
  },
  {
    name: 'that a provider cannot be reached',
    html: line('trip-enquiry', 'trip-debug provider="http://127.0.0.1:9"'),
    says: 'The provider http://127.0.0.1:9 can’t be reached.',
  },
  {
    name: 'that CORS blocks this origin',
    html: line('trip-enquiry', 'trip-debug provider="%BLOG%"'),
    says: 'The provider %BLOG% is up, but doesn’t accept requests from %HOST%.',
    write: 'PARTNER_ORIGINS=%HOST%',
  },
  {
    name: 'that a page can’t use storage',
    html: ENQUIRY,
    before: () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    says: 'This page can’t use sessionStorage',
  },
  {
    name: 'that two major versions are loaded',
    html: ENQUIRY,
    before: () => Object.assign(window, { [Symbol.for('trip-widgets.v0')]: new Map() }),
    says: 'This page loads trip-widgets.v0 and trip-widgets.v1, which can’t share code or data.',
  },
  {
    name: 'that another script defines a tag',
    html: `${DEBUG}${line('trip-enquiry')}`,
    before: () => customElements.define('trip-enquiry', class extends HTMLElement {}),
    tag: 'body',
    says: 'Another script on this page defines <trip-enquiry>',
  },
  {
    name: 'which attribute was probably meant',
    html: line('trip-enquiry', 'trip-debug varient="wizard"'),
    says: '<trip-enquiry> has no attribute varient. Did you mean variant?',
    write: 'variant="wizard"',
  },
  {
    name: 'which values an attribute supports',
    html: line('trip-enquiry', 'trip-debug variant="wizzard"'),
    says: 'variant="wizzard" isn’t supported, so simple is used. Supported values: simple, wizard.',
    write: 'variant="wizard"',
  },
  {
    name: 'that thanks must be a page of the host',
    html: line('trip-enquiry', 'trip-debug thanks="javascript:alert(1)"'),
    says: 'thanks="javascript:alert(1)" isn’t a page of this site, so it is ignored.',
  },
  {
    name: 'that a present attribute counts as on',
    html: line('trip-enquiry', 'trip-debug corporate="false"'),
    says: 'corporate="false" counts as on',
  },
  {
    name: 'how to write an origin',
    html: line('trip-enquiry', 'trip-debug provider="trips.example"'),
    says: 'provider="trips.example" isn’t a full address',
    write: 'provider="https://trips.example"',
  },
  {
    name: 'that the path of a provider is not used',
    html: line('trip-enquiry', 'trip-debug provider="%P%/api-root"'),
    says: 'Only the origin of provider="%P%/api-root" is used, so requests go to %P%.',
    write: 'provider="%P%"',
  },
  {
    name: 'which page-wide attribute was probably meant',
    html: `<html lang="en" data-trip-debug data-trip-them="dark"><title>Host</title>${line('trip-enquiry')}`,
    says: '<html> has no attribute data-trip-them. Did you mean data-trip-theme?',
    write: 'data-trip-theme="dark"',
  },
  {
    name: 'that a card names no attraction',
    html: line('trip-attraction-card', 'trip-debug'),
    tag: 'trip-attraction-card',
    says: '<trip-attraction-card> has no attraction.',
    write: 'attraction="taj-mahal"',
  },
  {
    name: 'which tag was probably meant',
    html: `${DEBUG}<trip-enquirey></trip-enquirey>`,
    tag: 'trip-enquirey',
    says: '<trip-enquirey> doesn’t exist. Did you mean <trip-enquiry>?',
    write: '<trip-enquiry></trip-enquiry>',
  },
  {
    name: 'that a tag is not closed',
    html: `${line('trip-enquiry').replace('></trip-enquiry>', 'trip-debug />')}<p>text</p><trip-review></trip-review>`,
    says: '<trip-enquiry> isn’t closed',
    write: '<trip-enquiry></trip-enquiry>',
  },
  {
    name: 'that a tag cannot be seen',
    html: `${DEBUG}<div style="width: 0">${line('trip-testimonial', 'style="width: 0"')}</div>`,
    tag: 'trip-testimonial',
    says: '<trip-testimonial> is rendered but can’t be seen',
  },
]
