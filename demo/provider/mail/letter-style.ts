import { colours } from '../../../site/brand.ts'

/* Mail clients support style sheets unreliably, so every element has inline styles; the sheet
   below only switches to dark colours by class. */
const serif = 'font-family:Fraunces,Georgia,Cambria,Times New Roman,serif'
const sans = 'font-family:Figtree,Segoe UI,Roboto,Helvetica Neue,Helvetica,Arial,sans-serif'
const cut = 'overflow-wrap:anywhere;word-break:break-word'

const look = {
  ground: `margin:0;padding:0;background:${colours.sand};color:${colours.ink};print-color-adjust:exact;-webkit-print-color-adjust:exact;${sans}`,
  sheet: 'width:100%;max-width:600px;margin:0 auto;border-collapse:collapse;border-spacing:0',
  band: `padding:20px 24px;background:${colours.jungle};border-top:6px solid ${colours.tiger}`,
  name: `margin:0;color:${colours.paper};font-size:22px;line-height:1.2;font-weight:bold;letter-spacing:-.01em;${serif}`,
  body: `padding:28px 24px 12px;background:${colours.paper};color:${colours.ink};font-size:16px;line-height:1.55;${sans};${cut}`,
  end: `padding:20px 24px 32px;background:${colours.jungle};color:${colours.paper};font-size:14px;line-height:1.6;${sans};${cut}`,
  title: `text-wrap:balance;margin:0 0 16px;color:${colours.jungle};font-size:29px;line-height:1.15;font-weight:bold;letter-spacing:-.01em;${serif}`,
  trip: `margin:4px 0 28px;padding:20px 20px 16px;background:${colours.sand};border-top:4px solid ${colours.tiger}`,
  tripTitle: `text-wrap:balance;margin:0 0 10px;color:${colours.jungle};font-size:29px;line-height:1.15;font-weight:bold;letter-spacing:-.01em;${serif}`,
  tripHow: 'margin:0 0 16px;font-size:17px;line-height:1.45',
  list: 'margin:0 0 16px;padding:0;padding-left:24px',
  item: 'margin:0 0 6px;padding-left:4px',
  heading: `margin:28px 0 10px;color:${colours.jungle};font-size:21px;line-height:1.25;font-weight:bold;${serif}`,
  say: 'margin:0 0 16px',
  aside: `margin:0 0 16px;color:${colours.quiet};font-size:14px;line-height:1.5`,
  facts: 'width:100%;margin:0 0 20px;border-collapse:collapse;font-size:15px;line-height:1.45',
  tripFacts: 'width:100%;margin:0;border-collapse:collapse;font-size:15px;line-height:1.45',
  tripNote: `margin:10px 0 0;font-size:14px;line-height:1.45;color:${colours.quiet}`,
  fact: `width:112px;padding:7px 0;padding-right:12px;border-top:1px solid ${colours.line};text-align:left;vertical-align:top;font-weight:normal;color:${colours.quiet}`,
  value: `padding:7px 0;border-top:1px solid ${colours.line};text-align:left;vertical-align:top;${cut}`,
  quote: `margin:0 0 24px;padding:2px 0;padding-left:16px;border-left:4px solid ${colours.marigold};font-size:16px;line-height:1.55`,
  code: `margin:0 0 20px;padding:18px 20px;background:${colours.sand};border-top:4px solid ${colours.tiger};color:${colours.jungle};font-family:Consolas,Menlo,Courier New,monospace;font-size:34px;line-height:1.2;font-weight:bold;letter-spacing:.18em`,
  action: 'margin:0 0 16px',
  button: `display:inline-block;padding:13px 22px;background:${colours.rust};border-radius:8px;color:#ffffff;font-size:17px;line-height:1.2;font-weight:bold;text-decoration:none`,
  address: `margin:0 0 20px;color:${colours.quiet};font-size:14px;line-height:1.5`,
  link: `color:${colours.rust};text-decoration:underline`,
  endLine: 'margin:0 0 8px',
  endLink: `color:${colours.marigold};text-decoration:underline`,
} as const

export type Look = Record<keyof typeof look, string>

/**
 * Styles for a language. Mail clients know no logical sides, so left and right change places where text begins on the
 * right. Marks above and below the letters of other scripts need higher lines, and joined letters no spacing.
 */
export function lookOf({ code, dir }: { code: string; dir: 'ltr' | 'rtl' }): Look {
  if (code === 'en') return look
  const OTHER = { left: 'right', right: 'left' }
  const own = Object.entries(look).map(([name, style]) => {
    const high = style.replace(/line-height:1\.(?:15|2|25)\b/, 'line-height:1.4')
    if (dir === 'ltr') return [name, high]
    const turned = high.replace(/\b(left|right)\b/g, (side) => OTHER[side as keyof typeof OTHER])
    return [name, turned.replace('letter-spacing:-.01em;', '')]
  })
  return Object.fromEntries(own) as Look
}

export const dark = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground{background:${colours.deepNight}!important}
.body,.body p,.body li,.body td,.body blockquote{color:${colours.textNight}!important}
.body{background:${colours.night}!important}
.body .ink,.body .code{color:${colours.paper}!important}
.body .quiet{color:${colours.quietNight}!important}
.panel{background:${colours.cardNight}!important}
.line{border-color:${colours.lineNight}!important}
.body a{color:${colours.marigold}!important}
.body a.button{background:${colours.marigold}!important;color:${colours.ink}!important}
}`
