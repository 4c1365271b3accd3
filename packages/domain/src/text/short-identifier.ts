import { lastCharacters } from './last-characters.ts';

/**
 * Shortens an identifier for a narrow column to its prefix, which shows its type, and its last eight
 * characters, which distinguish it.
 *
 * @param id - for instance `txn_01k9s8h4d7wq2m6e`
 * @returns `txn_…d7wq2m6e`; an identifier that would not become shorter is returned whole
 * @example
 * shortIdentifier('txn_01k9s8h4d7wq2m6e'); // 'txn_…d7wq2m6e'
 */
export function shortIdentifier(id: string): string {
  const prefix = /^[a-z]+_/.exec(id)?.[0] ?? '';
  const short = `${prefix}…${lastCharacters(id, 8)}`;
  return short.length < id.length ? short : id;
}
