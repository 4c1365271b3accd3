/** Kinds of press whose times are also reported together, and beside the best rival's. */
export const pressGroups = [
  'next page',
  'sort',
  'filters',
  'menus',
  'opening a row',
  'panel',
  'back',
  'dialogs',
  'typing',
  'search',
  'navigation',
  'accounts',
] as const;

export type PressGroup = (typeof pressGroups)[number];
