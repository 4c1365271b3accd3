import type { Page } from 'playwright';
import { escaped } from '../pictures/review-page.ts';
import type { Picture } from './take-state.ts';
import { captionOf } from './variants.ts';

const sheetWidth = 2000;

const style = `body{font:13px/18px system-ui,sans-serif;margin:8px;background:#b9b9bd;color:#1a1b20}
h1{font-size:15px;line-height:20px;margin:0 0 6px}div{display:flex;gap:8px;align-items:flex-start}
figure{margin:0;min-width:0}img{display:block;width:100%}`;

/** Scales all pictures equally, up to their own size. */
const figure = ({ variant, png }: Picture): string =>
  `<figure style="flex:${variant.viewport.width} 0 0;max-width:${variant.viewport.width}px">${captionOf(variant)}<img src="data:image/png;base64,${png.toString('base64')}"></figure>`;

const sheetPage = (title: string, pictures: readonly Picture[]): string =>
  `<!doctype html><meta charset="utf-8"><style>${style}</style><h1>${escaped(title)}</h1><div>${pictures.map(figure).join('')}</div>`;

export async function drawSheet(page: Page, title: string, pictures: readonly Picture[]): Promise<Buffer> {
  await page.setViewportSize({ width: sheetWidth, height: 100 });
  await page.setContent(sheetPage(title, pictures));
  return page.screenshot({ fullPage: true });
}
