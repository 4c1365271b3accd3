import type { PressGroup } from './press-group.ts';

export type Rival = { readonly name: string; readonly p50: number; readonly p75: number };

/** Best first frames, in milliseconds, of oxide/console, react-admin and Adyen where they were ahead. */
export const bestRivals: Readonly<Partial<Record<PressGroup, Rival>>> = {
  sort: { name: 'react-admin', p50: 56, p75: 64 },
  menus: { name: 'Adyen', p50: 96, p75: 168 },
  'opening a row': { name: 'react-admin', p50: 80, p75: 88 },
  dialogs: { name: 'react-admin', p50: 88, p75: 96 },
  navigation: { name: 'oxide/console', p50: 88, p75: 120 },
};

/** The best rival of all presses together: Adyen at p50, react-admin at p75. */
export const bestRivalOfAll: Rival = { name: 'Adyen, react-admin', p50: 56, p75: 112 };

export const rivalsNote =
  'The rivals were measured on November 26, 2026, in one run: compare their times only with a run on an idle machine like theirs. For groups without a rival, none was ahead or none was measured.';
