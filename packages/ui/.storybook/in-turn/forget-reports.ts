import { afterEach } from 'vitest';

// Storybook hands on everything axe has looked at, 60 kB for each story, for its own window. A test that fails says why itself.
afterEach(({ task }) => {
  Reflect.deleteProperty(task.meta, 'reports');
});
