import { join } from 'node:path';
import type { Variant } from './variants.ts';

export type Named = { readonly screen: string; readonly state: string };

export type Extent = 'viewport' | 'whole';

/** Converts a name to a part of a file name: `refund’s transaction` becomes `refunds-transaction`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const suffix = (extent: Extent): string => (extent === 'whole' ? '.whole.png' : '.png');

/** Returns the path of a picture: `payments/content.390.dark.png`. */
export const pictureFile = ({ screen, state }: Named, { viewport, theme }: Variant, extent: Extent): string =>
  join(slugOf(screen), `${slugOf(state)}.${viewport.width}.${theme}${suffix(extent)}`);

/** Returns the path of a contact sheet: `sheets/payments.content.png`. */
export const sheetFile = ({ screen, state }: Named, extent: Extent): string =>
  join('sheets', `${slugOf(screen)}.${slugOf(state)}${suffix(extent)}`);
