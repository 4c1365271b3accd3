import { readPageSettings } from '@tillbook/web-shell/page-settings';
import { applyTheme, followTheme, readTheme } from '@tillbook/web-shell/theme';
import '@tillbook/ui/theme';
import './page.css';

type Settings = ReturnType<typeof readPageSettings>;

const writeBrand = (brandName: string) => {
  for (const element of document.querySelectorAll('[data-brand-name]')) element.textContent = brandName;
  document.title = `${document.title} · ${brandName}`;
};

const pointLinksToApi = (apiBaseUrl: string) => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-api-path]')) {
    link.href = `${apiBaseUrl}${link.dataset.apiPath ?? ''}`;
  }
};

/** Sets up a page of the documentation: the theme chosen in the product, and this deployment's name and addresses. */
export const startPage = (): Settings => {
  applyTheme(window, readTheme(window));
  followTheme(window);
  const settings = readPageSettings(document);
  writeBrand(settings.brandName);
  pointLinksToApi(settings.apiBaseUrl);
  return settings;
};
