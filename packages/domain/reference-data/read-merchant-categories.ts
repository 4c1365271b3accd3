import { readFileSync } from 'node:fs';

const source = new URL('merchant-category-codes.csv', import.meta.url);

/** Reads the list of codes: two columns, the second quoted if it contains a comma. */
export function readMerchantCategories(): { code: string; description: string }[] {
  const [header, ...rows] = readFileSync(source, 'utf8').trimEnd().split('\n');
  if (header !== 'code,description')
    throw new Error(`Unexpected columns in ${source.pathname}: ${String(header)}`);
  return rows.map((row) => {
    const [, code, quoted, plain] = /^(\d{4}),(?:"([^"]+)"|([^",]+))$/.exec(row) ?? [];
    const description = quoted ?? plain;
    if (code === undefined || description === undefined) throw new Error(`Unreadable row: ${row}`);
    return { code, description };
  });
}
