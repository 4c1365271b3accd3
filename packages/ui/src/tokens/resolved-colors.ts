import { useSyncExternalStore } from 'react';
import { lightColor } from './light.ts';
import type { ColorRole } from './contrast-pairs.ts';

const isRole = (name: string): name is ColorRole => name in lightColor;

/** Every color role, in the order of the list. */
export const colorRoles: readonly ColorRole[] = Object.keys(lightColor).filter(isRole);

const property = (role: ColorRole): string =>
  `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const readAll = (): string => {
  const style = getComputedStyle(document.documentElement);
  return colorRoles.map((role) => style.getPropertyValue(property(role)).trim()).join('\n');
};

// The theme is an attribute of the page, or else the system's preference.
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

/** The colors the browser has resolved for the current page: what a user sees, not what a file says. */
export function useResolvedColors(): (role: ColorRole) => string {
  const values = useSyncExternalStore(onThemeChange, readAll).split('\n');
  return (role) => values[colorRoles.indexOf(role)] ?? '';
}
