import { join } from 'node:path';
import type { Variant } from './variants.ts';

export type Named = { readonly screen: string; readonly state: string };

/** The visible part of the page, or all of it. */
export type Extent = 'viewport' | 'whole';

/** A name as part of a file name: `refund’s transaction` is `refunds-transaction`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The extent is part of the name only if it is the whole page. */
const suffix = (extent: Extent): string => (extent === 'whole' ? '.whole.png' : '.png');

/** Where a picture is kept: `payments/content.390.dark.png`. */
export const pictureFile = ({ screen, state }: Named, { viewport, theme }: Variant, extent: Extent): string =>
  join(slugOf(screen), `${slugOf(state)}.${viewport.width}.${theme}${suffix(extent)}`);

/** Where a contact sheet is kept: `sheets/payments.content.png`. */
export const sheetFile = ({ screen, state }: Named, extent: Extent): string =>
  join('sheets', `${slugOf(screen)}.${slugOf(state)}${suffix(extent)}`);
