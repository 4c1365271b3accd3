/** The width of a small phone, 320 px. */
export const onPhone = { viewport: { value: 'small', isRotated: false } } as const;

/** Dark by choice, whatever the switch in the toolbar says. */
export const inDark = { theme: 'dark' } as const;
