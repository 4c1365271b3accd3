import type { ReactNode } from 'react';
import { tile, tileLabel, tiles, tileValue } from './stat-tiles.css.ts';

/** Two to four facts side by side in one box; on a phone a list. */
export function StatTiles({ children }: { readonly children: ReactNode }) {
  return <dl className={tiles}>{children}</dl>;
}

export type StatTileProps = { readonly label: string; readonly children: ReactNode };

/** A fact: its label above, its value below. */
export function StatTile({ label, children }: StatTileProps) {
  return (
    <div className={tile}>
      <dt className={tileLabel}>{label}</dt>
      <dd className={tileValue}>{children}</dd>
    </div>
  );
}
