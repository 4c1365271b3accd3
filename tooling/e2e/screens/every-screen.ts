import { adminScreens } from './admin-screens.ts';
import { merchantScreens } from './merchant-screens.ts';

export const screens = [...merchantScreens, ...adminScreens];

export const parts = screens.flatMap((screen) =>
  (screen.parts ?? []).map((part) => ({ screen, part, name: `${screen.name}, ${part.name}` })),
);
