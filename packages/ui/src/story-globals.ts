/** The width of a small phone, 320 px. */
export const onPhone = { viewport: { value: 'small', isRotated: false } } as const;

/** The dark theme, regardless of the toolbar's switch. */
export const inDark = { theme: 'dark' } as const;
