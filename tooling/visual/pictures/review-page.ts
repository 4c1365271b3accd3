import type { Change } from './album.ts';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const picture = (folder: string, name: string, caption: string): string =>
  `<figure><figcaption>${caption}</figcaption><a href="${folder}/${escaped(name)}"><img loading="lazy" src="${folder}/${escaped(name)}" alt="${escaped(name)}, ${caption}"></a></figure>`;

const pictures = ({ name, kind }: Change): string => {
  switch (kind) {
    case 'new':
      return picture('taken', name, 'now');
    case 'gone':
      return picture('accepted', name, 'accepted');
    case 'changed':
      return [
        picture('accepted', name, 'accepted'),
        picture('taken', name, 'now'),
        picture('differences', name, 'difference'),
      ].join('');
  }
};

const row = (change: Change): string => {
  const extent = change.kind === 'changed' ? `, ${change.changedPixels} pixels` : '';
  const story = change.name.replace(/\.(?:light|dark)\.png$/, '');
  return `<section><h2>${escaped(change.name)} <small>${change.kind}${extent}</small></h2>
<p><code>npm run pictures -- accept ${escaped(story)}</code></p><div>${pictures(change)}</div></section>`;
};

const style = `body{font:14px/20px system-ui,sans-serif;margin:24px;background:#f7f6f3;color:#1a1b20}
section{margin-block:24px;padding:16px;background:#fff;border:1px solid #e8e6e1;border-radius:10px}
h2{font-size:14px;margin:0}small{font-weight:400;color:#676970}p{margin:4px 0 12px}
section>div{display:grid;grid-template-columns:repeat(auto-fit,minmax(0,1fr));grid-auto-flow:column;gap:16px}
figure{margin:0}figcaption{color:#676970}img{max-width:100%;border:1px solid #d3d1ca}`;

export const reviewPage = (changes: readonly Change[], pictureCount: number): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures: ${changes.length} changed</title><style>${style}</style>
<h1>${changes.length} of ${pictureCount} pictures differ from the accepted ones</h1>
<p>All of them: <code>npm run pictures -- accept</code></p>
${changes.map(row).join('\n')}
</html>
`;
