import { useSyncExternalStore } from 'react';
import { lightColor } from './light.ts';
import type { ColorRole } from './contrast-pairs.ts';

const isRole = (name: string): name is ColorRole => name in lightColor;

export const colorRoles: readonly ColorRole[] = Object.keys(lightColor).filter(isRole);

const property = (role: ColorRole): string =>
  `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const readAll = (): string => {
  const style = getComputedStyle(document.documentElement);
  return colorRoles.map((role) => style.getPropertyValue(property(role)).trim()).join('\n');
};

// Observes both sources of the theme: the attribute of the page, and the system's preference.
const onThemeChange = (changed: () => void): (() => void) => {
  const attribute = new MutationObserver(changed);
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    attribute.disconnect();
    system.removeEventListener('change', changed);
  };
};

/**
 * Returns the colors that the browser has resolved for the current page, which can differ from the colors in
 * the files.
 */
export function useResolvedColors(): (role: ColorRole) => string {
  const values = useSyncExternalStore(onThemeChange, readAll).split('\n');
  return (role) => values[colorRoles.indexOf(role)] ?? '';
}
