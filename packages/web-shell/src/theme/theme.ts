import { localStorageOf } from '../state/page-storage.ts';

/** `system` follows the operating system's setting. */
export type Theme = 'system' | 'light' | 'dark';

/** Separate from the client state, whose three sections are specified. */
export const themeKey = 'account-dashboard-theme';

const isTheme = (value: string | null): value is Theme =>
  value === 'light' || value === 'dark' || value === 'system';

export const readTheme = (page: Window): Theme => {
  const stored = localStorageOf(page).getItem(themeKey);
  return isTheme(stored) ? stored : 'system';
};

export const applyTheme = (page: Window, theme: Theme): void => {
  if (theme === 'system') delete page.document.documentElement.dataset.theme;
  else page.document.documentElement.dataset.theme = theme;
};

export const chooseTheme = (page: Window, theme: Theme): void => {
  applyTheme(page, theme);
  localStorageOf(page).setItem(themeKey, theme);
};

/** Follows a choice made in another tab; returns an unsubscribe function. */
export const followTheme = (page: Window): (() => void) => {
  const hear = (event: StorageEvent) => {
    if (event.key === themeKey || event.key === null) applyTheme(page, readTheme(page));
  };
  page.addEventListener('storage', hear);
  return () => page.removeEventListener('storage', hear);
};
