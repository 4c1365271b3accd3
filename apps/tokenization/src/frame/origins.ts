import { pageSettings, pageSettingsElementId } from '@tillbook/contract';

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/**
 * The web origin, the only one that may embed a form, by the settings that the server wrote into the page.
 *
 * @returns `undefined` where the settings are absent or not as agreed: without them there is nobody to trust
 */
export function readWebOrigin(page: Document): string | undefined {
  const settings = pageSettings.safeParse(
    parsed(page.getElementById(pageSettingsElementId)?.textContent ?? ''),
  );
  if (!settings.success || !URL.canParse(settings.data.webBaseUrl)) return undefined;
  return new URL(settings.data.webBaseUrl).origin;
}
