import { expect, test } from 'vitest';
import { noteHandoverCode, takeHandoverCode } from './handover-code.ts';

const open = (pathname: string, search: string, hash: string): readonly unknown[] => {
  const replaced: unknown[] = [];
  noteHandoverCode({
    location: { pathname, search, hash },
    history: { replaceState: (_state, _title, address) => replaced.push(address) },
  });
  return replaced;
};

test(
  'removes the handover code from the address, preserves the rest, and returns the code once',
  { meta: { shows: ['asvs:V14.2.1'] } },
  () => {
    expect(open('/handover', '?to=%2Fpayments', '#hov_1')).toEqual(['/handover?to=%2Fpayments']);
    expect(takeHandoverCode()).toBe('hov_1');
    expect(takeHandoverCode()).toBeUndefined();
  },
);

test.each([
  ['/handover', ''],
  ['/overview', '#part'],
])('leaves the address %s%s unchanged', (pathname, hash) => {
  expect(open(pathname, '', hash)).toEqual([]);
  expect(takeHandoverCode()).toBeUndefined();
});
