import type { PageSettings } from '@tillbook/contract';
import { pageSettingsElementId } from '@tillbook/contract/names';

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

const delayOr = (value: unknown, fallbackMs: number): number =>
  typeof value === 'number' && value >= 0 ? value : fallbackMs;

/**
 * Reads the settings that the server has written into the page, with the product's defaults for the rest.
 *
 * @param page the document; its origin is the default web address, from which the other default addresses are
 * derived
 */
export const readPageSettings = (page: Document): KnownPageSettings => {
  const settings = parse(page.getElementById(pageSettingsElementId)?.textContent ?? '');
  const webBaseUrl = textOr(settings.webBaseUrl, page.location.origin);
  return {
    webBaseUrl,
    adminBaseUrl: textOr(settings.adminBaseUrl, `${webBaseUrl}/admin`),
    apiBaseUrl: textOr(settings.apiBaseUrl, `${webBaseUrl}/api`),
    tokenizationBaseUrl: textOr(settings.tokenizationBaseUrl, webBaseUrl),
    documentationUrl: textOr(settings.documentationUrl, `${webBaseUrl}/docs`),
    applicationMode: settings.applicationMode === 'dev' ? 'dev' : 'production',
    brandName: textOr(settings.brandName, 'Tillbook'),
    // Waits, so that the first screen has the network to itself.
    followDelayMs: delayOr(settings.followDelayMs, 3000),
    sessionRecheckDelayMs: delayOr(settings.sessionRecheckDelayMs, 5000),
    nonce: textOr(settings.nonce, ''),
  };
};

/** Returns true if the admin app has its own origin, and so its own storage and sign-in. */
export const adminHasOwnOrigin = ({ adminBaseUrl, webBaseUrl }: KnownPageSettings): boolean =>
  new URL(adminBaseUrl).origin !== new URL(webBaseUrl).origin;
