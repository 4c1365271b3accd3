import { limits } from '@tillbook/config/vitest/limits';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: limits.expect.poll.timeout });

afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});
