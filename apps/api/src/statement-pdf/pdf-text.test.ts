import type { Statement, StatementEntry } from '@tillbook/contract';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../../test/read-pdf.ts';
import { receiptPdf } from './receipt-pdf.ts';
import type { StatementFile } from './statement-file.ts';
import { statementPdf } from './statement-pdf.ts';

const entryCount = 120;

const statement: Statement = {
  month: '2026-03',
  startsAt: '2026-03-01T05:00:00.000Z',
  endsAt: '2026-04-01T04:00:00.000Z',
  closed: true,
  openingBalance: -99_999_999_999,
  movements: [{ kind: 'payment', entryCount, amount: 99_999_999_999 }],
  closingBalance: 0,
  unexplained: 0,
  entryCount,
};

/** An entry with an ID that has an x between digits and the widest letters. */
const entry: StatementEntry = {
  id: 'ent_01x2wwwwwwwwwwmmmmmmmmmm',
  settledAt: '2026-03-02T15:00:00.000Z',
  kind: 'payment',
  amount: -99_999_999_999,
  afterBalance: -99_999_999_999,
};

const madeAt = new Date('2026-04-02T15:00:00.000Z');

const read = async (file: StatementFile<Uint8Array>, entries: readonly StatementEntry[] = []) => {
  const pieces = [file.opening(), file.entries(entries), file.closing()];
  const { pages, edges, isTagged } = await readPdf(new Uint8Array(Buffer.concat(pieces)));
  // Removes spaces, so that wrapped text can be compared.
  return { pages, edges, isTagged, text: pages.flat(2).join('').replaceAll(' ', '') };
};

const statementOf = (name: string) =>
  read(
    statementPdf({
      brandName: 'Tillbook',
      holder: { id: 'acc_1', name, legalName: name },
      statement,
      madeAt,
    }),
    Array.from({ length: entryCount }, () => entry),
  );

const receiptOf = (name: string) =>
  read(
    receiptPdf({
      brandName: name,
      heading: `Receipt from ${name}`,
      amount: '$48.45',
      lines: [
        { label: 'Paid to', value: name },
        { label: 'Transaction', value: entry.id },
      ],
      madeAt,
    }),
  );

const documents = [
  ['statement', statementOf],
  ['receipt', receiptOf],
] as const;

const note = 'Some characters could not be printed. They are shown as □.'.replaceAll(' ', '');

describe.each(documents)('the PDF of a %s', (_kind, print) => {
  test.each([
    'Nguyễn Thị Ánh',
    'Łódź, Şişli, Győr, Þórður',
    'Ελληνικά',
    'Кириллица',
    'Ґанок і Їжак',
    '€ 5 – “quoted” № ₴ ₫',
  ])('prints the name %s unchanged', async (name) => {
    const { text, pages } = await print(name);
    expect(pages.flat(2).join('\n')).toContain(name);
    expect(text).not.toContain(note);
  });

  test.each([
    ['a decomposed name', 'Nguyễn'.normalize('NFD'), 'Nguyễn'],
    ['a name in full-width letters', 'ＨＡＲＢＯＲ ７', 'HARBOR 7'],
    ['a name with invisible characters', 'Har\u{200b}bor\u{ad} \tCoffee', 'Harbor Coffee'],
  ])('prints %s with letters that the font has', async (_what, name, printed) => {
    const { text, pages } = await print(name);
    expect(pages.flat(2).join('\n').normalize('NFC')).toContain(printed);
    expect(text).not.toContain(note);
  });

  test.each([
    ['咖啡店 Harbor', '□□□Harbor'],
    ['Harbor 🙂', 'Harbor□'],
    ['مقهى', '□□□□'],
  ])('notes that parts of the name %s could not be printed', async (name, printed) => {
    const { text } = await print(name);
    expect(text).toContain(printed);
    expect(text).not.toContain('?');
    expect(text).toContain(note);
  });

  test.each([
    ['words', 'Nguyễn Thị Ánh '.repeat(17).trim()],
    ['one word', 'W'.repeat(255)],
    ['one word in capital Cyrillic', 'Щ'.repeat(255)],
  ])('wraps a name of 255 characters in %s within the margins', async (_what, name) => {
    const { text, edges } = await print(name);
    expect(text).toContain(name.replaceAll(' ', ''));
    expect(edges.left).toBeGreaterThanOrEqual(47.9);
    expect(edges.right).toBeLessThanOrEqual(564.1);
    expect(edges.bottom).toBeGreaterThan(20);
  });

  test('prints an ID unchanged, without typographic substitutions', async () => {
    const { text, isTagged } = await print('Harbor');
    expect(text).toContain(entry.id);
    expect(isTagged).toBe(true);
  });
});

test('numbers the pages of a statement with a long head', async () => {
  const { pages } = await statementOf('W'.repeat(255));
  expect(pages.map((page) => page.at(-1)?.at(-1))).toEqual(
    pages.map((_, index) => `Page ${index + 1} of ${pages.length}`),
  );
  const rows = pages.flat().filter(([, type]) => type === 'Payment');
  expect(rows).toEqual(
    Array.from({ length: entryCount }, () => [
      'Mar 2, 2026 10:00 AM',
      'Payment',
      entry.id,
      '-$999,999,999.99',
      '-$999,999,999.99',
    ]),
  );
});
