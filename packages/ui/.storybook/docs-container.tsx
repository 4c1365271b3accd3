import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import './docs.css.ts';
import { storybookThemes, themeNamed } from './storybook-theme.ts';

type Channel = DocsContainerProps['context']['channel'];
type Globals = { readonly globals: Readonly<Record<string, unknown>> };

/** Returns the toolbar's theme as last set, by the address or by a click, before this page was opened. */
const lastTheme = (channel: Channel): unknown => {
  const event: Globals | undefined = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0];
  return event?.globals.theme;
};

/** Returns the toolbar's theme on a docs page, which has no story to provide it. */
const useToolbarTheme = (channel: Channel): unknown => {
  const [theme, setTheme] = useState(() => lastTheme(channel));
  useLayoutEffect(() => {
    const follow = ({ globals }: Globals) => setTheme(globals.theme);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return theme;
};

export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = themeNamed(useToolbarTheme(context.channel));
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  // Adds the theme to the address of the frame that Storybook opens for a dialog’s story: without it the
  // frame would be light, and make this page light too.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=theme:${theme}` });
  return (
    <DocsContainer key={theme} context={context} theme={storybookThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
