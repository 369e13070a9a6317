/** The outbox's style sheet; its hash is what the page's security policy allows. */
export const outboxStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf5ea, #10201b);
  --card: light-dark(#fff, #17231f);
  --ink: light-dark(#1c1b19, #f3eee2);
  --quiet: light-dark(#5b554b, #b7b2a4);
  --line: light-dark(#e2d6bd, #2b3d36);
  --accent: light-dark(#b8430f, #f2b134);
}
* { box-sizing: border-box }
body {
  margin: 0;
  padding: 32px clamp(16px, 4vw, 48px) 64px;
  background: var(--paper);
  color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif;
}
header, main { max-width: 760px; margin: 0 auto }
h1 { margin: 0; font: 600 clamp(28px, 6vw, 40px)/1.1 Georgia, 'Times New Roman', serif }
header p { margin: 8px 0 32px; color: var(--quiet) }
article {
  margin: 0 0 16px;
  padding: 16px clamp(16px, 3vw, 24px) 24px;
  border: 1px solid var(--line);
  border-top: 4px solid var(--accent);
  border-radius: 8px;
  background: var(--card);
}
h2 { margin: 0; font-size: 18px; line-height: 1.3; overflow-wrap: anywhere }
.meta {
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  margin: 4px 0 16px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--line);
  color: var(--quiet);
  font-size: 14px;
  overflow-wrap: anywhere;
}
.meta strong { color: var(--ink); font-weight: 600 }
time { margin-inline-start: auto; font-variant-numeric: tabular-nums }
pre {
  margin: 0;
  font: 14px/1.55 ui-monospace, 'Cascadia Mono', Menlo, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.gone { margin: 0; color: var(--quiet) }
.empty {
  padding: 48px 24px;
  border: 1px dashed var(--line);
  border-radius: 8px;
  color: var(--quiet);
  text-align: center;
}
`
