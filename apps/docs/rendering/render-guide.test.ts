import { expect, test } from 'vitest';
import { guideChapters } from './documentation-pages.ts';
import { renderGuide } from './render-guide.ts';

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test('a chapter is a section below the page’s heading, and its headings can be linked to', () => {
  const { html, contentsHtml } = renderGuide(['# Money\n\nIt moves.\n\n## Out\n\nOut it goes.', '# Cards']);
  expect(idsIn(html)).toEqual(['money', 'out', 'cards']);
  expect(html).toContain('<h2 id="money">Money</h2>');
  expect(html).toContain('<h3 id="out">Out</h3>');
  expect(contentsHtml).toContain('<li data-depth="3"><a href="#out">Out</a></li>');
});

test('two headings of one name are refused: one of them could not be linked to', () => {
  expect(() => renderGuide(['# Money', '# Money'])).toThrow('Two headings are "Money".');
});

test('a table scrolls by itself, can be reached by keyboard, and has a name of its own', () => {
  const table = '| Card | End |\n| --- | ---: |\n| 4242 | fine |';
  const { html } = renderGuide([`# Cards\n\n${table}\n\n${table}`]);
  expect(html).toContain('<div class="wide" role="region" tabindex="0" aria-label="Table under Cards">');
  expect(html).toContain('aria-label="Table under Cards, 2"');
  expect(html).toContain('<th scope="col" class="align-right">End</th>');
});

test('the guide is rendered whole, and no link within it leads nowhere', () => {
  const { html, contentsHtml } = renderGuide(guideChapters());
  const ids = new Set(idsIn(html));
  const targets = [...(html + contentsHtml).matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  expect(html).toContain('href="/docs"');
});
