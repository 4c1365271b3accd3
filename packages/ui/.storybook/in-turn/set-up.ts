import { limits } from '@tillbook/config/vitest/limits';
import { configure } from 'storybook/test';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: limits.expect.poll.timeout });

// Drops axe's full report, 60 kB per story, which Storybook stores for its own panel. A failing test contains
// the reason itself.
afterEach(({ task }) => {
  Reflect.deleteProperty(task.meta, 'reports');
});
