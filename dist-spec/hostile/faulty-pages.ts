import { DEBUG, OPEN, line, type FaultyPage } from './faulty-page.ts'
import { ATTRIBUTES, SCRIPTS } from './faulty-tags.ts'

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
