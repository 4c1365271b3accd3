/** A control that offers a closed list: the keys of the styles that draw it. */
export const oneOf = (list: Readonly<Record<string, unknown>>) => ({
  control: { type: 'select' as const },
  options: Object.keys(list),
});
