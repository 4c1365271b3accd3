import { expect, it } from 'vitest';
import { cutMiddle } from './cut-middle.ts';

it('preserves the prefix and the end of an identifier', () => {
  expect(cutMiddle('pi_01m0w2ckxgff7h5x2k8rz')).toBe('pi_…h5x2k8rz');
  expect(cutMiddle('stl_01k9t0a4v8nq7c2x', 4)).toBe('stl_…7c2x');
});

it('preserves the first and last characters of an identifier without a prefix', () => {
  expect(cutMiddle('0a1b2c3d4e5f6a7b8c9d')).toBe('0a1b…6a7b8c9d');
});

it('shortens an identifier only if the ellipsis replaces at least three characters', () => {
  expect(cutMiddle('74knwwne')).toBe('74knwwne');
  expect(cutMiddle('pi_1h5x2k8rz')).toBe('pi_1h5x2k8rz');
  expect(cutMiddle('pi_123h5x2k8rz')).toBe('pi_…h5x2k8rz');
  expect(cutMiddle('')).toBe('');
});
