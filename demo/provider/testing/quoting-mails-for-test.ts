import { type Known, type OddMail, odd } from './odd-mails-for-test.ts'

const OWN = 'Yes, please.'

/** Emails whose own words are {@link OWN}, above, below or between what they quote. */
const PLAIN: [name: string, body: string, own?: string][] = [
  [
    'above a quote',
    `${OWN}\n\nOn Fri, 20 Nov 2026 at 12:00, Desk <d@x.example> wrote:\n> Shall we?\n> Yours`,
  ],
  ['below a quote', `On Fri, 20 Nov 2026, Desk wrote:\n> Shall we?\n\n${OWN}`],
  ['between quotes', `> One?\n${OWN}\n> Two?\n${OWN}`, `${OWN}\n\n${OWN}`],
  ['a quote in a quote', `${OWN}\n> Shall we?\n>> Maybe`],
  [
    'an attribution in two lines',
    `${OWN}\n\nOn Fri, 20 Nov 2026 at 12:00, Desk of a long name\n<d@x.example> wrote:\n> Shall we?`,
  ],
  [
    'Outlook',
    `${OWN}\n\n-----Original Message-----\nFrom: Desk\nSent: Friday\nTo: Asha\nSubject: Trip\n\nShall we?`,
  ],
  [
    'Outlook without a line',
    `${OWN}\n\nFrom: Desk <d@x.example>\nSent: Friday\nTo: Asha\n\nShall we?`,
  ],
  [
    'Outlook with a rule',
    `${OWN}\n________________________________\nFrom: Desk\nSent: Friday\n\nShall we?`,
  ],
  ['Outlook in German', `${OWN}\n\nVon: Desk\nGesendet: Freitag\nAn: Asha\n\nWollen wir?`],
  [
    'Gmail in French',
    `${OWN}\n\nLe ven. 20 nov. 2026 à 12:00, Desk <d@x.example> a écrit :\n> On y va ?`,
  ],
  [
    'Gmail in German',
    `${OWN}\n\nAm Fr., 20. Nov. 2026 um 12:00 Uhr schrieb Desk <d@x.example>:\n> Wollen wir?`,
  ],
  [
    'Gmail in Spanish',
    `${OWN}\n\nEl vie, 20 nov 2026 a las 12:00, Desk (<d@x.example>) escribió:\n> ¿Vamos?`,
  ],
  ['no quote', OWN],
  ['a line that begins with On', `On Monday we can.\n${OWN}`, `On Monday we can.\n${OWN}`],
  [
    'a line that ends with wrote',
    `${OWN}\nSee what I wrote:\nnothing`,
    `${OWN}\nSee what I wrote:\nnothing`,
  ],
]

export function quotingMails(known: Known): OddMail[] {
  const html = `<div>${OWN}</div><div class="gmail_quote">On Fri, 20 Nov 2026 Desk &lt;d@x.example&gt; wrote:<blockquote>Shall we?</blockquote></div>`
  return [
    ...PLAIN.map(([name, body, own = OWN]) => odd(name, known, {}, Buffer.from(body), { own })),
    odd('a quote in HTML', known, { 'content-type': 'text/html' }, html, { own: OWN }),
  ]
}

/** HTML that must become harmless text. */
export function markedUpMails(known: Known): OddMail[] {
  const marked = (name: string, html: string, text: string, without = '<') =>
    odd(name, known, { 'content-type': 'text/html; charset=utf-8' }, Buffer.from(html), {
      text,
      without,
    })
  return [
    marked('a script', '<p>Hi<script>alert("x")</script></p>', 'Hi', 'alert'),
    marked('a style', '<style>p{color:red}</style><p>Hi</p>', 'Hi', 'color'),
    marked('a comment', '<!-- secret --><p>Hi</p>', 'Hi', 'secret'),
    marked('an open script', '<p>Hi</p><script>alert(1)', 'Hi', 'alert'),
    marked('an open tag', '<p>Hi</p><img src="', 'Hi'),
    marked('a handler', '<p onclick="a>b">Hi</p>', 'Hi', 'onclick'),
    marked(
      'a link',
      'See <a href="https://x.example/?a=1&amp;b=2">this</a>',
      'See this <https://x.example/?a=1&b=2>',
      'href',
    ),
    marked(
      'a link of itself',
      '<a href="https://x.example">https://x.example</a>',
      'https://x.example',
    ),
    marked('a link that runs', '<a href="javascript:alert(1)">Hi</a>', 'Hi', 'javascript'),
    marked(
      'entities',
      '&lt;b&gt; &amp;amp; &#x1F42F; &eacute; &nosuch;',
      '<b> &amp; 🐯 é &nosuch;',
      '<p',
    ),
    marked('breaks and lists', 'One<br>Two<ul><li>A<li>B</ul>', 'One\nTwo\n- A\n- B'),
    marked(
      'a table',
      '<table><tr><td>Day</td><td>1</td></tr><tr><td>Day</td><td>2</td></tr></table>',
      'Day 1\nDay 2',
    ),
    marked('10,000 open tags', '<div>'.repeat(10_000) + 'Hi', 'Hi'),
    marked('a smaller-than sign', 'a < b and c', 'a < b and c', '<p'),
  ]
}
