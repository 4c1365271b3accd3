import { limits } from '@tillbook/config/vitest/limits';
import { configure } from 'storybook/test';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: limits.expect.poll.timeout });

// Storybook keeps axe's full report, 60 kB per story, for its own panel. A failing test states the reason itself.
afterEach(({ task }) => {
  Reflect.deleteProperty(task.meta, 'reports');
});
