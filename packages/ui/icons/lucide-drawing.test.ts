import { expect, it } from 'vitest';
import { drawingOf } from './lucide-drawing.ts';

it('draws lines, circles and rectangles as one path', () => {
  expect(
    drawingOf([
      ['line', { x1: '2', x2: '22', y1: '10', y2: '10' }],
      ['circle', { cx: '12', cy: '12', r: '3' }],
      ['rect', { x: '2', y: '5', width: '20', height: '14', rx: '2' }],
      ['rect', { x: '1', y: '1', width: '4', height: '2' }],
    ]),
  ).toBe(
    'M2 10L22 10M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM1 1h4v2h-4z',
  );
});

it('starts each path at its own origin, not at the end of the previous path', () => {
  expect(
    drawingOf([
      ['path', { d: 'm12 19-7-7 7-7' }],
      ['path', { d: 'm5.5 8h-.5' }],
    ]),
  ).toBe('M12 19l-7-7 7-7M5.5 8h-.5');
});

it('throws an error that names an unsupported shape', () => {
  expect(() => drawingOf([['ellipse', {}]])).toThrow('<ellipse>');
});
