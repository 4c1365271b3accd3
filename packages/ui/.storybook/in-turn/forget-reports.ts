import { afterEach } from 'vitest';

// Storybook keeps axe's full report, 60 kB per story, for its own panel. A failing test states the reason itself.
afterEach(({ task }) => {
  Reflect.deleteProperty(task.meta, 'reports');
});
