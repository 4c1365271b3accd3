type Room = { readonly name: string; readonly path: string };

const folder = (name: string): Room => ({ name, path: `apps/api/src/${name}/` });

/** Entry points for people and process managers, and the files that only they need. */
const programs: Room = {
  name: 'programs',
  path: String.raw`apps/api/src/(?:(?:backup|command-line|key-rotation|seed|serve)/|(?:backup|check-books|create-admin|create-platform|migrate|restore|rotate-key|serve|serve-admin)\.ts$)`,
};

/**
 * The rooms of apps/api from the top down. A room imports itself and the rows below it, but not its own row.
 * Everything else in apps/api is the ground (the database, the ledger, the audit trail, the platform), which
 * imports no room.
 */
export const rooms: readonly (readonly Room[])[] = [
  [programs],
  [folder('server'), folder('jobs')],
  [folder('modules')],
  [folder('idempotency'), folder('pages')],
  [folder('http')],
  [folder('access')],
];
