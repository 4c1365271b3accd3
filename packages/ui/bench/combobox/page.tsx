import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/css/global.css.ts';
import { Combobox, Field, Stack, TextInput } from '../../src/index.ts';

const options = Array.from({ length: 300 }, (_, index) => ({
  value: `v${String(index)}`,
  code: String(1000 + index),
  label: `Account number ${String(index + 1)}`,
}));

function Fields() {
  const [value, setValue] = useState('');
  return (
    <Stack space={12}>
      <Field label="Words">
        <TextInput />
      </Field>
      <Field label="Account">
        <Combobox options={options} value={value} onValueChange={setValue} />
      </Field>
    </Stack>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<Fields />);

// Durations from a key to the next paint, as measured by the browser in steps of 8 ms.
const durationsMs: number[] = [];
// Adds durationThreshold, which TypeScript's DOM types lack.
const keysOf: PerformanceObserverInit & { readonly durationThreshold: number } = {
  type: 'event',
  durationThreshold: 16,
};
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.name === 'keydown') durationsMs.push(entry.duration);
}).observe(keysOf);

Object.assign(window, { takeDurations: () => durationsMs.splice(0) });
