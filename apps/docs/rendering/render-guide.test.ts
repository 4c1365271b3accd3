import { expect, test } from 'vitest';
import { guideChapters, packagePage } from './documentation-pages.ts';
import { renderGuide } from './render-guide.ts';

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test('renders a chapter as a section below the page’s heading, with links to its headings', () => {
  const { html, contentsHtml } = renderGuide(['# Money\n\nIt moves.\n\n## Out\n\nOut it goes.', '# Cards']);
  expect(idsIn(html)).toEqual(['money', 'out', 'cards']);
  expect(html).toContain('<h2 id="money">Money</h2>');
  expect(html).toContain('<h3 id="out">Out</h3>');
  expect(contentsHtml).toContain('<li data-depth="3"><a href="#out">Out</a></li>');
});

test('rejects two headings with the same name, because only one could be linked to', () => {
  expect(() => renderGuide(['# Money', '# Money'])).toThrow('Two headings are "Money".');
});

test('renders a table that scrolls by itself, is reachable by keyboard, and has its own name', () => {
  const table = '| Card | End |\n| --- | ---: |\n| 4242 | fine |';
  const { html } = renderGuide([`# Cards\n\n${table}\n\n${table}`]);
  expect(html).toContain('<div class="wide" role="region" tabindex="0" aria-label="Table under Cards">');
  expect(html).toContain('aria-label="Table under Cards, 2"');
  expect(html).toContain('<th scope="col" class="align-right">End</th>');
});

test.each(['ui', 'domain'] as const)(
  'shows the installation of %s on its page, and at most twelve lines of example code',
  (name) => {
    const page = packagePage(name);
    expect(page).toContain(`npm install @tillbook/${name}`);
    const [, code = ''] = /```jsx?\n([^]*?)```/.exec(page) ?? [];
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(12);
    expect(renderGuide([page]).html).toContain('<code class="language-js');
  },
);

test('renders the whole guide without broken internal links', () => {
  const { html, contentsHtml } = renderGuide(guideChapters());
  const ids = new Set(idsIn(html));
  const targets = [...(html + contentsHtml).matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  expect(html).toContain('href="/docs"');
});
