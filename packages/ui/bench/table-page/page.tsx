import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../src/css/global.css.ts';
import { Card, DataTable } from '../../src/index.ts';
import {
  storyColumns,
  storyLink,
  storyRows,
  type StoryRow,
} from '../../src/components/data-table/story-rows.tsx';
import { plainTable } from './plain-table.ts';

/** The duration of one page change in ms: the script alone, and the script with the layout it forces. */
export type Change = { readonly scriptMs: number; readonly withLayoutMs: number };

const rowsOnPage = 15;

const pageOfRows = (page: number): readonly StoryRow[] =>
  Array.from({ length: rowsOnPage }, (_, index) => {
    const number = page * rowsOnPage + index;
    const row = storyRows[number % storyRows.length];
    if (!row) throw new Error('There are no rows to show.');
    return {
      ...row,
      id: `pi${String(number).padStart(6, '0')}`,
      amount: `$${String(100 + (number % 900))}.${String(number % 100).padStart(2, '0')}`,
    };
  });

const box = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
};

const componentsBox = box('components');
const root = createRoot(componentsBox);
const showRows = (rows: readonly StoryRow[]): void =>
  flushSync(() =>
    root.render(
      <Card as="div">
        <DataTable label="Payments" columns={storyColumns} rows={rows} rowLink={storyLink} />
      </Card>,
    ),
  );
showRows(pageOfRows(0));

const plainBox = box('plain');
const rewritePlain = plainTable(componentsBox, plainBox);

const measured = (change: () => void, table: HTMLElement): Change => {
  const startMs = performance.now();
  change();
  const scriptMs = performance.now() - startMs;
  // Forces layout by reading a size.
  void table.offsetHeight;
  return { scriptMs, withLayoutMs: performance.now() - startMs };
};

// Passes prepared rows to both tables, as if they came from the server.
const changeComponents = (rows: readonly StoryRow[]): Change => measured(() => showRows(rows), componentsBox);
const changePlain = (rows: readonly StoryRow[]): Change => measured(() => rewritePlain(rows), plainBox);

/** Pages both tables, alternating which goes first. */
const turnPages = (changes: number): { readonly components: Change[]; readonly plain: Change[] } => {
  const components: Change[] = [];
  const plain: Change[] = [];
  for (let page = 1; page <= changes; page += 1) {
    const rows = pageOfRows(page);
    if (page % 2 === 0) {
      components.push(changeComponents(rows));
      plain.push(changePlain(rows));
    } else {
      plain.push(changePlain(rows));
      components.push(changeComponents(rows));
    }
  }
  return { components, plain };
};

Object.assign(window, { turnPages });
