/** Places of texts that no screen imports, by path prefix. */
const places: readonly (readonly [string, string])[] = [
  ['apps/admin/', 'admin, every screen'],
  ['apps/merchant/', 'merchant, every screen'],
  ['apps/docs/', '/docs'],
  ['apps/tokenization/src/bank-form/', '/bank-form'],
  ['apps/tokenization/src/card-form/', '/card-form'],
  ['apps/tokenization/', '/card-form, /bank-form'],
  ['apps/api/src/modules/receipts/receipt-mail', 'emails'],
  ['apps/api/src/modules/', 'API errors, ledger entries'],
  ['apps/api/src/ledger/', 'ledger entries, npm run check-books'],
  ['apps/api/src/statement-pdf/', 'PDF files'],
  ['apps/api/src/pages/', 'pages of the server'],
  ['apps/api/', 'API errors, output of commands'],
  ['packages/contract/src/openapi', 'OpenAPI document'],
  ['packages/contract/', 'API errors, OpenAPI document'],
  ['packages/domain/', 'both apps, API'],
  ['packages/mails/', 'emails'],
  ['packages/', 'both apps'],
  ['docs/guides/', '/docs/guide'],
  ['tooling/setup/', 'output of commands'],
];

/** Returns the place that shows a file's texts; empty if unknown. */
export const readerPlace = (path: string): string =>
  places.find(([start]) => path.startsWith(start))?.[1] ?? '';
