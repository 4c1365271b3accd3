type Appearance = {
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
};

const desktop = { width: 1280, height: 800 } as const;
const phone = { width: 390, height: 844 } as const;

const defaultAppearance: Appearance = { colorScheme: 'light', viewport: desktop };

const appearances: readonly Appearance[] = [
  defaultAppearance,
  { colorScheme: 'dark', viewport: phone },
  { colorScheme: 'dark', viewport: desktop },
  { colorScheme: 'light', viewport: phone },
];

/** `npm run drill -- axe` goes through all of them for every case. */
const isWholeMatrix = process.env['WHOLE_MATRIX'] === '1';

/**
 * Each case once, theme and width taking turns; in the drill each case in both themes and both widths.
 *
 * @example test.each(inAppearances(screens))('$title', …)
 */
export const inAppearances = <Case extends { readonly name: string }>(
  cases: readonly Case[],
): readonly (Case & { readonly appearance: Appearance; readonly title: string })[] =>
  isWholeMatrix
    ? cases.flatMap((one) =>
        appearances.map((appearance) => ({ ...one, appearance, title: longTitle(one.name, appearance) })),
      )
    : cases.map((one, index) => ({
        ...one,
        appearance: appearances[index % appearances.length] ?? defaultAppearance,
        title: one.name,
      }));

const longTitle = (name: string, { colorScheme, viewport }: Appearance): string =>
  `${name}, ${colorScheme}, ${String(viewport.width)} wide`;
