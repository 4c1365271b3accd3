/**
 * Where each server listens while contributors work (`npm run dev`), and what the browser is told.
 *
 * The two origins a browser sees are the ones of the built product: Vite answers on them and passes what is not
 * its own to the servers behind it.
 *
 * | variable            | default                       | who listens there, or what it says                         |
 * | ------------------- | ----------------------------- | ---------------------------------------------------------- |
 * | `HOST`              | 127.0.0.1                     | the address every development server listens on            |
 * | `PORT`              | 4310                          | the web origin: Vite of apps/merchant                      |
 * | `TOKENIZATION_PORT` | 4311                          | the tokenization origin: Vite of apps/tokenization         |
 * | `DEV_API_PORT`      | 4312                          | apps/api, as `PORT` of that process: /api                  |
 * | `DEV_VAULT_PORT`    | 4313                          | apps/api, as `TOKENIZATION_PORT`: POST /payment-instruments |
 * | `DEV_ADMIN_PORT`    | 4314                          | Vite of apps/admin, reached through the web origin         |
 * | `DEV_DOCS_PORT`     | 4315                          | Vite of apps/docs, reached through the web origin          |
 * | `WEB_BASE_URL`      | http://localhost:`PORT`       | the address people type                                    |
 * | `API_BASE_URL`      | `WEB_BASE_URL`/api            | page setting                                               |
 * | `TOKENIZATION_BASE_URL` | http://localhost:`TOKENIZATION_PORT` | page setting                                    |
 * | `DOCUMENTATION_URL` | `WEB_BASE_URL`/docs           | page setting                                               |
 * | `APP_MODE`          | production                    | page setting: `production` or `dev`                        |
 * | `BRAND_NAME`        | Tillbook                      | page setting                                               |
 */
const portFrom = (name: string, defaultPort: number): number => {
  const text = process.env[name];
  if (text === undefined || text === '') return defaultPort;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is "${text}": it has to be a port number from 1 to 65535.`);
};

export const listenAddress = process.env.HOST || '127.0.0.1';

export const ports = {
  merchant: portFrom('PORT', 4310),
  tokenization: portFrom('TOKENIZATION_PORT', 4311),
  api: portFrom('DEV_API_PORT', 4312),
  vault: portFrom('DEV_VAULT_PORT', 4313),
  admin: portFrom('DEV_ADMIN_PORT', 4314),
  docs: portFrom('DEV_DOCS_PORT', 4315),
} as const;

export const serverAt = (port: number): string => `http://127.0.0.1:${port}`;
