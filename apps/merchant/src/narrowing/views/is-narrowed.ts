/** A view, or an address that may say one. */
type Said = Readonly<Record<string, unknown>>;

/** Whether a list shows less than all. */
export const isNarrowed = (view: Said): boolean =>
  Object.entries(view).some(([name, value]) => value && name !== 'sort' && name !== 'order');

/** Whether a list stands as it does by itself: all of it, the newest first. */
export const saysNothing = (view: Said): boolean => !Object.values(view).some(Boolean);
