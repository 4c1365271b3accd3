/** The width of a small phone, 320 px. */
export const onPhone = { viewport: { value: 'small', isRotated: false } } as const;

/** Always dark, whatever the toolbar's switch says. */
export const inDark = { theme: 'dark' } as const;
