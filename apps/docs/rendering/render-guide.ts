import { Marked, type Tokens } from 'marked';

export type Guide = {
  readonly html: string;
  readonly contentsHtml: string;
};

type Heading = { readonly id: string; readonly depth: number; readonly html: string };

const plainText = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll(/&#?\w+;/g, '');

const idFrom = (html: string): string =>
  plainText(html)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const newRenderer = (headings: Heading[]): Marked => {
  const tables: string[] = [];
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      // Moves a chapter's headings one level down, because the page has its own heading.
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        const heading = { id: idFrom(html), depth: depth + 1, html };
        if (headings.some(({ id }) => id === heading.id)) throw new Error(`Two headings are "${html}".`);
        headings.push(heading);
        return `<h${heading.depth} id="${heading.id}">${html}</h${heading.depth}>\n`;
      },
      // Wraps a table in a box that scrolls and that a keyboard can reach.
      table(token: Tokens.Table) {
        const rowHtml = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells
            .map((cell) => {
              const align = cell.align ? ` class="align-${cell.align}"` : '';
              const scope = tag === 'th' ? ' scope="col"' : '';
              return `<${tag}${scope}${align}>${this.parser.parseInline(cell.tokens)}</${tag}>`;
            })
            .join('')}</tr>`;
        const head = rowHtml(token.header, 'th');
        const body = token.rows.map((row) => rowHtml(row, 'td')).join('\n');
        const name = `Table under ${plainText(headings.at(-1)?.html ?? '')}`;
        tables.push(name);
        const number = tables.filter((known) => known === name).length;
        return `<div class="wide" role="region" tabindex="0" aria-label="${number > 1 ? `${name}, ${number}` : name}"><table>
<thead>${head}</thead>
<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return marked;
};

const contentsOf = (headings: readonly Heading[]): string =>
  `<ul>${headings
    .filter(({ depth }) => depth <= 3)
    .map(({ id, depth, html }) => `<li data-depth="${depth}"><a href="#${id}">${plainText(html)}</a></li>`)
    .join('\n')}</ul>`;

/**
 * Renders the chapters of a guide, in order, into one page. Trusts their HTML, because they are files of this
 * repository.
 *
 * @throws Error if two headings would have the same address
 * @example renderGuide(['# Money\n\nIt moves.']).html
 */
export const renderGuide = (chapters: readonly string[]): Guide => {
  const headings: Heading[] = [];
  const marked = newRenderer(headings);
  const html = chapters
    .map((chapter) => `<section>${marked.parse(chapter, { async: false })}</section>`)
    .join('\n');
  return { html, contentsHtml: contentsOf(headings) };
};
