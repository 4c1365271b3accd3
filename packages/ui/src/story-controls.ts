/** Returns a control for a closed list: the keys of its style variants. */
export const oneOf = (list: Readonly<Record<string, unknown>>) => ({
  control: { type: 'select' as const },
  options: Object.keys(list),
});
