import { expect, test } from 'vitest';
import { wantsColor, withColorChoice } from './color.mjs';

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
])(
  'decides whether to use color with the environment %j (on a terminal: %s): %s',
  (environment, isTerminal, isColored) => {
    expect(wantsColor(environment, isTerminal)).toBe(isColored);
  },
);

test('passes only one color variable to a child program', () => {
  const both = { PATH: '/bin', NO_COLOR: '1', FORCE_COLOR: '1' };
  expect(withColorChoice(both, true)).toEqual({ PATH: '/bin', NO_COLOR: '1' });
  expect(withColorChoice({ PATH: '/bin' }, false)).toEqual({ PATH: '/bin', NO_COLOR: '1' });
  expect(withColorChoice({ PATH: '/bin' }, true)).toEqual({ PATH: '/bin' });
  expect(withColorChoice({ FORCE_COLOR: '1', NO_COLOR: '' }, false)).toEqual({ FORCE_COLOR: '1' });
});
