import type { ReactNode } from 'react';
import { icon, iconSize } from './icon.css.ts';

export type IconSize = 'small' | 'medium' | 'large';

export type IconProps = {
  /**
   * The width and height: 12, 16 or 20 px.
   *
   * @default 'medium'
   */
  readonly size?: IconSize;
};

/**
 * Frames every icon: a 24 by 24 grid drawn at 16 px with 1.5 px strokes. Hidden from screen readers, so text
 * next to it has to give its meaning.
 */
export function Icon({ size = 'medium', children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg className={`${icon} ${iconSize[size]}`} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}
