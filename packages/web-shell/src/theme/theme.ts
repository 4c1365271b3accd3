/** `system` follows the computer's own setting. */
export type Theme = 'system' | 'light' | 'dark';

/** Apart from the client state, which holds three things and no more. */
export const themeKey = 'account-dashboard-theme';

const isTheme = (value: string | null): value is Theme =>
  value === 'light' || value === 'dark' || value === 'system';

/** The theme chosen on this browser. */
export const readTheme = (page: Window): Theme => {
  try {
    const stored = page.localStorage.getItem(themeKey);
    return isTheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
};

/** Draws the page in a theme. */
export const applyTheme = (page: Window, theme: Theme): void => {
  if (theme === 'system') delete page.document.documentElement.dataset.theme;
  else page.document.documentElement.dataset.theme = theme;
};

/** Draws the page in a theme and remembers it. */
export const chooseTheme = (page: Window, theme: Theme): void => {
  applyTheme(page, theme);
  try {
    page.localStorage.setItem(themeKey, theme);
  } catch {
    // Where the browser forbids storage, the choice lasts as long as the page.
  }
};

/** Follows a choice made in another tab; returns how to stop. */
export const followTheme = (page: Window): (() => void) => {
  const hear = (event: StorageEvent) => {
    if (event.key === themeKey || event.key === null) applyTheme(page, readTheme(page));
  };
  page.addEventListener('storage', hear);
  return () => page.removeEventListener('storage', hear);
};
