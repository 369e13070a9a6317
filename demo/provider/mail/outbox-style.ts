/** The outbox's style sheet. Its hash is in the page's security policy. */
export const outboxStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf5ea, #10201b);
  --sand: light-dark(#efe4cf, #0b1713);
  --ink: light-dark(#1c1b19, #f3eee2);
  --title: light-dark(#14342b, #faf5ea);
  --quiet: light-dark(#5b554b, #b7b2a4);
  --line: light-dark(#d8c8a6, #345046);
  --accent: light-dark(#b8430f, #f2b134);
  --serif: Fraunces, Georgia, Cambria, 'Times New Roman', serif;
}
* { box-sizing: border-box }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 16px/1.5 Figtree, 'Segoe UI', system-ui, sans-serif;
}
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
header { padding: 24px 24px 20px; background: #14342b; border-top: 6px solid #d9541e; color: #faf5ea }
header p { margin: 0 }
header .brand { font-size: 14px; color: #f2b134 }
header a { color: #f2b134 }
h1 { margin: 0 0 8px; font: 600 32px/1.1 var(--serif); letter-spacing: -0.01em }
.what { max-width: 72ch; font-size: 15px }
nav[aria-label='Mails'] a {
  display: block;
  padding: 12px 24px;
  border-bottom: 1px solid var(--line);
  color: var(--quiet);
  font-size: 14px;
  text-decoration: none;
  overflow-wrap: anywhere;
}
nav[aria-label='Mails'] strong { display: block; color: var(--ink); font-size: 16px; line-height: 1.35 }
nav[aria-label='Mails'] span { display: block }
nav[aria-label='Mails'] a:hover strong { text-decoration: underline }
nav[aria-label='Mails'] a:focus-visible { outline-offset: -3px }
time { font-variant-numeric: tabular-nums }
article { display: flex; flex-direction: column; min-width: 0 }
article > * { margin: 0 24px }
.back { margin: 16px 24px 0 }
h2 {
  margin: 16px 24px 12px;
  color: var(--title);
  font: 600 26px/1.2 var(--serif);
  overflow-wrap: anywhere;
}
dl {
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 2px 16px;
  font-size: 15px;
}
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
.forms { display: flex; gap: 24px; margin: 16px 24px 0 }
.forms a {
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--quiet);
  text-decoration: none;
}
.forms [aria-current] { color: var(--ink); font-weight: 600; box-shadow: inset 0 -3px var(--accent) }
iframe, pre { width: 100%; margin: 0; border: 0; border-top: 1px solid var(--line) }
iframe { height: 85vh; background: var(--sand) }
pre {
  padding: 24px;
  font: 14px/1.6 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.gone, .empty { margin: 24px; padding: 40px 24px; border: 1px dashed var(--line); color: var(--quiet); text-align: center }
@media (max-width: 899px) {
  .list-first nav[aria-label='Mails'] ~ article, .chosen nav[aria-label='Mails'] { display: none }
  .chosen header { padding-block: 12px }
  .chosen .what { display: none }
  .chosen h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .chosen .brand { font-size: 16px }
}
@media (min-width: 1200px) {
  dl { grid-template-columns: max-content minmax(0, 1fr) max-content minmax(0, 1fr) }
}
@media (min-width: 900px) {
  body { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); height: 100vh }
  main { display: grid; grid-template: minmax(0, 1fr) / minmax(320px, 400px) minmax(0, 1fr) }
  article:only-child { grid-column: 1 / -1 }
  nav[aria-label='Mails'] { overflow-y: auto; border-inline-end: 1px solid var(--line); background: var(--paper) }
  nav[aria-label='Mails'] [aria-current] { background: var(--sand); box-shadow: inset 4px 0 var(--accent) }
  .back { display: none }
  header { display: flex; align-items: end; gap: 16px 48px; padding-block: 16px }
  h1 { margin: 0 }
  .what { flex: 1 }
  iframe, pre { flex: 1; min-height: 0; overflow-y: auto }
}
`
