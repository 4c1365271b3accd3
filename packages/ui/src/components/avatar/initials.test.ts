import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Dana Reyes', 'DR'],
  ['Harbor Coffee Roasters', 'HR'],
  ['  dana  ', 'D'],
  ['élodie durand', 'ÉD'],
  ['e\u0301lodie', 'E\u0301'],
  ['مقهى الميناء', 'ما'],
  ['李 明', '李明'],
  ['"Best" (7) Burgers!', 'BB'],
  ['☕ Coffee', 'C'],
  ['7 Eleven', '7E'],
  ['', ''],
  ['☕', ''],
])('shortens the name %j to the initials %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
