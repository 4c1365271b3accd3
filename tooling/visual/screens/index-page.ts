import { escaped } from '../pictures/review-page.ts';

const style = `body{font:14px/20px system-ui,sans-serif;margin:24px;background:#f7f6f3;color:#1a1b20}
h2{font-size:16px;margin:24px 0 8px}figure{margin:0 0 16px}img{max-width:100%;border:1px solid #d3d1ca}`;

const sheet = (file: string, state: string): string =>
  `<figure><figcaption>${escaped(state)}</figcaption><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt="${escaped(state)}"></a></figure>`;

const pictureLink = (file: string): string =>
  `<a href="${escaped(file)}">${escaped(file.replace(/^.*\//, ''))}</a>`;

export type PicturedScreen = {
  readonly slug: string;
  /** Files, relative to the page. */
  readonly sheets: readonly string[];
  readonly pictures: readonly string[];
};

const section = ({ slug, sheets, pictures }: PicturedScreen): string =>
  `<section id="${slug}"><h2>${slug}</h2>
${sheets.map((file) => sheet(file, file.slice(`sheets/${slug}.`.length, -'.png'.length))).join('\n')}
<details><summary>${pictures.length} pictures</summary>${pictures.map(pictureLink).join(', ')}</details></section>`;

export const indexPage = (screens: readonly PicturedScreen[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures of ${screens.length} screens</title><style>${style}</style>
<h1>Every screen</h1>
<p>${screens.map(({ slug }) => `<a href="#${slug}">${slug}</a>`).join(', ')}</p>
${screens.map(section).join('\n')}
</html>
`;
