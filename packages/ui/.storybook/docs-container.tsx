import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import './docs.css.ts';
import { storybookThemes, themeNamed } from './storybook-theme.ts';

type Channel = DocsContainerProps['context']['channel'];
type Globals = { readonly globals: Readonly<Record<string, unknown>> };

/** What the toolbar was set to before this page was opened, by its address or by a click. */
const lastTheme = (channel: Channel): unknown => {
  const event: Globals | undefined = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0];
  return event?.globals.theme;
};

/** The toolbar's theme on a docs page, which has no story to bring it. */
const useToolbarTheme = (channel: Channel): unknown => {
  const [theme, setTheme] = useState(() => lastTheme(channel));
  useLayoutEffect(() => {
    const follow = ({ globals }: Globals) => setTheme(globals.theme);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return theme;
};

/** A docs page, prose and tables included, in the theme of the toolbar. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = themeNamed(useToolbarTheme(context.channel));
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  // A dialog’s story has a frame of its own, which Storybook opens at this address: without the theme it would be light,
  // and tell this page so.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=theme:${theme}` });
  return (
    <DocsContainer key={theme} context={context} theme={storybookThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
