import type { Plugin } from 'vite';
import { ports } from './development-servers.ts';

const emptySettings = /(<script type="application\/json" id="page-settings">)\s*\{\}\s*(<\/script>)/;

const withoutEndSlash = (address: string): string => address.replace(/\/+$/, '');

/** Must match the contract's page settings, which this package can't import. */
const developmentSettings = (): Readonly<Record<string, string>> => {
  const { env } = process;
  const webBaseUrl = withoutEndSlash(env.WEB_BASE_URL || `http://localhost:${ports.merchant}`);
  return {
    webBaseUrl,
    apiBaseUrl: withoutEndSlash(env.API_BASE_URL || `${webBaseUrl}/api`),
    tokenizationBaseUrl: withoutEndSlash(
      env.TOKENIZATION_BASE_URL || `http://localhost:${ports.tokenization}`,
    ),
    documentationUrl: withoutEndSlash(env.DOCUMENTATION_URL || `${webBaseUrl}/docs`),
    applicationMode: env.APP_MODE === 'dev' ? 'dev' : 'production',
    brandName: env.BRAND_NAME || 'Tillbook',
    nonce: '',
  };
};

/** Escapes `<`, which could end the script element, in a way that JSON parsers understand. */
const asScriptText = (settings: Readonly<Record<string, string>>): string =>
  JSON.stringify(settings).replaceAll('<', '\\u003c');

/**
 * Fills in the page's settings during development. A built page contains `{}`, normalized regardless of the
 * source's formatting, for the server to replace per response. One build serves every deployment.
 */
export const pageSettingsBlock = (): Plugin => {
  let text = '{}';
  return {
    name: 'tillbook:page-settings',
    configResolved: ({ command }) => {
      if (command === 'serve') text = asScriptText(developmentSettings());
    },
    transformIndexHtml: (html, { filename }) => {
      if (!emptySettings.test(html)) {
        throw new Error(`${filename} has no <script type="application/json" id="page-settings">{}</script>.`);
      }
      return html.replace(emptySettings, (_match, open: string, close: string) => open + text + close);
    },
  };
};
