/** The context in which an unescaped text would run as script. */
export type Sink = 'text' | 'title' | 'comment' | 'attribute' | 'script' | 'template' | 'address' | 'nowhere';

export type Payload = { readonly name: string; readonly sink: Sink; readonly text: string };

/** The test page's function that a payload calls with its number. */
export const marker = 'payloadRan';
/** A host unrelated to the product; nothing may be requested from it. */
export const elsewhere = 'elsewhere.invalid';

type Writing = readonly [name: string, sink: Sink, write: (run: string) => string];

// Each payload closes every construct that it opens, so that it doesn't swallow the rest of a longer text.
const writings: readonly Writing[] = [
  ['address', 'address', (run) => `javascript:${run}//`],
  ['address in capitals with a tab', 'address', (run) => `JaVa\tScRiPt:${run}//`],
  ['address behind a control character', 'address', (run) => `\u0001javascript:${run}//`],
  ['address with a comment of two lines', 'address', (run) => `javascript://example.com/%0A${run}`],
  ['script element', 'text', (run) => `<script>${run}</script>`],
  ['image', 'text', (run) => `<img src=data:, onerror=${run}>`],
  ['image in mixed case without spaces', 'text', (run) => `<ImG/sRc="data:,"/oNeRrOr=${run}>`],
  ['SVG', 'text', (run) => `<svg onload=${run}></svg>`],
  ['animation', 'text', (run) => `<svg><animate onbegin=${run} attributeName=x dur=1s></svg>`],
  ['frame with a document', 'text', (run) => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`],
  ['frame with an address', 'text', (run) => `<iframe src="javascript:parent.${run}"></iframe>`],
  ['opened details', 'text', (run) => `<details open ontoggle=${run}></details>`],
  ['field with autofocus', 'text', (run) => `<input autofocus onfocus=${run}>`],
  ['video', 'text', (run) => `<video><source onerror=${run}></video>`],
  ['entities', 'text', (run) => `<img src=data:, onerror=&#112;${run.slice(1)}>`],
  [
    'formula that cleaners misread',
    'text',
    (run) => `<math><mtext></p><img src=data:, onerror=${run}></math>`,
  ],
  ['end of a double-quoted value', 'attribute', (run) => `"><svg onload=${run}></svg>`],
  ['end of a single-quoted value', 'attribute', (run) => `'><svg onload=${run}></svg>`],
  ['handler after a value', 'attribute', (run) => `" autofocus onfocus="${run}" '`],
  ['end of a title', 'title', (run) => `</title></textarea></style><svg onload=${run}></svg>`],
  ['end of a comment', 'comment', (run) => `--><svg onload=${run}></svg>`],
  ['end of a script', 'script', (run) => `</script><script>${run}</script>`],
  ['end of a text in a script', 'script', (run) => `";${run};"`],
  ['value within JSON', 'script', (run) => `"+${run}+"`],
  ['value within a template', 'template', (run) => `\${${run}}`],
  ['end of a header', 'nowhere', (run) => `\r\nBcc: somebody@${elsewhere}\r\n\r\n<script>${run}</script>`],
  ['template of a framework', 'nowhere', (run) => `{{constructor.constructor('${run}')()}}`],
  [
    'written in other characters',
    'nowhere',
    (run) => `%3Cscript%3E${run}%3C/script%3E&lt;script&gt;\uFF1Cscript\uFF1E`,
  ],
  ['reversed direction', 'nowhere', () => '\u202Egpj.exe\u202C\u2066\u200B\u2069\u2028\u2029'],
  ['formula of a spreadsheet', 'nowhere', () => `\n=HYPERLINK("http://${elsewhere}")\n@SUM(1)\n+1|'cmd'!A1`],
  [
    'calls to another host',
    'nowhere',
    () =>
      `<img src=//${elsewhere}/a><link rel=stylesheet href=//${elsewhere}/b><meta http-equiv=refresh content="0;url=//${elsewhere}/c"><base href=//${elsewhere}/>`,
  ],
];

export const payloads: readonly Payload[] = writings.map(([name, sink, write], index) => ({
  name,
  sink,
  text: write(`${marker}(${index})`),
}));

/** A text that contains all payloads: an executable URL with the other payloads in a comment. */
export const allPayloads = `javascript:${marker}(0)/* ${payloads.map(({ text }) => text).join(' ')} */`;
