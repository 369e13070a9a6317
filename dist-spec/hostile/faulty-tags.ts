import { DEBUG, line, script, type FaultyPage } from './faulty-page.ts'

/** Faults of scripts. Each has a tag of its own, because one script defines all elements of a tag. */
export const SCRIPTS: FaultyPage = {
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

export const ATTRIBUTES: FaultyPage = {
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
