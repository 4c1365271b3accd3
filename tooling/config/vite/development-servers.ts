/**
 * Addresses of the development servers (`npm run dev`), and the page settings for the browser.
 *
 * The browser uses the same two origins as with the built product. Vite serves both and forwards the paths of other
 * servers.
 *
 * | variable            | default                       | server, or meaning                                         |
 * | ------------------- | ----------------------------- | ---------------------------------------------------------- |
 * | `HOST`              | 127.0.0.1                     | address of every development server                        |
 * | `PORT`              | 4310                          | web origin: Vite of apps/merchant                          |
 * | `TOKENIZATION_PORT` | 4311                          | tokenization origin: Vite of apps/tokenization             |
 * | `DEV_API_PORT`      | 4312                          | apps/api, as `PORT` of that process: /api                  |
 * | `DEV_VAULT_PORT`    | 4313                          | apps/api, as `TOKENIZATION_PORT`: POST /payment-instruments |
 * | `DEV_ADMIN_PORT`    | 4314                          | Vite of apps/admin, through the web origin                 |
 * | `DEV_DOCS_PORT`     | 4315                          | Vite of apps/docs, through the web origin                  |
 * | `WEB_BASE_URL`      | http://localhost:`PORT`       | address of the merchant app                                |
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
