import type { PageSettings, pageSettingsElementId } from '@tillbook/contract';

// As in the contract's `pageSettingsElementId`; a value import would bring the schemas into the first download.
const elementId: typeof pageSettingsElementId = 'page-settings';

/** The settings once what a page may leave out has been filled in. */
export type KnownPageSettings = Required<PageSettings>;

type Settings = { readonly [name in keyof PageSettings]?: unknown };

const isSettings = (value: unknown): value is Settings => typeof value === 'object' && value !== null;

const parse = (text: string): Settings => {
  try {
    const value: unknown = JSON.parse(text);
    return isSettings(value) ? value : {};
  } catch {
    return {};
  }
};

const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/**
 * Reads the settings the server has written into the page. What it left out is where the product serves it by default.
 *
 * @param page the document, whose address is the fallback of all others
 */
export const readPageSettings = (page: Document): KnownPageSettings => {
  const settings = parse(page.getElementById(elementId)?.textContent ?? '');
  const webBaseUrl = textOr(settings.webBaseUrl, page.location.origin);
  return {
    webBaseUrl,
    adminBaseUrl: textOr(settings.adminBaseUrl, `${webBaseUrl}/admin`),
    apiBaseUrl: textOr(settings.apiBaseUrl, `${webBaseUrl}/api`),
    tokenizationBaseUrl: textOr(settings.tokenizationBaseUrl, webBaseUrl),
    documentationUrl: textOr(settings.documentationUrl, `${webBaseUrl}/docs`),
    applicationMode: settings.applicationMode === 'dev' ? 'dev' : 'production',
    brandName: textOr(settings.brandName, 'Tillbook'),
    nonce: textOr(settings.nonce, ''),
  };
};

/** True where the admin app has an origin of its own, with a storage and a sign-in of its own. */
export const adminHasOwnOrigin = ({ adminBaseUrl, webBaseUrl }: KnownPageSettings): boolean =>
  new URL(adminBaseUrl).origin !== new URL(webBaseUrl).origin;
