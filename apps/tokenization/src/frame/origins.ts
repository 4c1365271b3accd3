import { pageSettings, pageSettingsElementId } from '@tillbook/contract';

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/**
 * Returns the web origin, the only origin that may embed a form, from the settings that the server wrote into
 * the page.
 *
 * @returns `undefined` if the settings are missing or invalid: without them no page can be trusted
 */
export function readWebOrigin(page: Document): string | undefined {
  const settings = pageSettings.safeParse(
    parsed(page.getElementById(pageSettingsElementId)?.textContent ?? ''),
  );
  if (!settings.success || !URL.canParse(settings.data.webBaseUrl)) return undefined;
  return new URL(settings.data.webBaseUrl).origin;
}
