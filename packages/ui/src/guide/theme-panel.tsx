import type { ReactNode } from 'react';
import { Grid } from '../components/grid/grid.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { panel, panelTheme } from './theme-panel.css.ts';

/** Shows the same content in both themes, side by side. */
export function BothThemes({ children }: { readonly children: ReactNode }) {
  return (
    <Grid ratio="1:1">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={`${panel} ${panelTheme[theme]}`}>
          <Stack space={16}>
            <Text size="caption" tone="muted">
              {theme === 'light' ? 'Light' : 'Dark'}
            </Text>
            {children}
          </Stack>
        </div>
      ))}
    </Grid>
  );
}
