import { Card, CardBody, Inline, SegmentedControl } from '@tillbook/ui';
import { chooseTheme, readTheme } from '@tillbook/web-shell';
import { useState } from 'react';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Selects the theme, which is stored per browser. */
export function AppearanceSettings() {
  const [theme, setTheme] = useState(() => readTheme(window));
  return (
    <Card heading="Appearance">
      <CardBody>
        <Inline>
          <SegmentedControl
            label="Theme"
            options={themes}
            value={theme}
            onValueChange={(value) => {
              setTheme(value);
              chooseTheme(window, value);
            }}
          />
        </Inline>
      </CardBody>
    </Card>
  );
}
