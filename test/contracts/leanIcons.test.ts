import { describe, expect, it } from 'vitest';
import { onePath } from '../../.config/build/leanIcons';

describe('an icon as one path', () => {
  it.each([
    ['keeps a path that begins absolutely', [['path', { d: 'M8 2v3', key: 'a' }]], 'M8 2v3'],
    ['begins a relative path where it stands', [['path', { d: 'm17 20.66-1-1.73' }]], 'M17 20.66l-1-1.73'],
    ['goes on with the command that follows', [['path', { d: 'm3.34 7h4' }]], 'M3.34 7h4'],
    ['draws a line', [['line', { x1: '2', x2: '4', y1: '12', y2: '12' }]], 'M2 12L4 12'],
    ['draws a circle', [['circle', { cx: '12', cy: '12', r: '2' }]], 'M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'],
    ['draws a rectangle', [['rect', { x: '3', y: '4', width: '6', height: '5' }]], 'M3 4h6v5h-6z'],
    [
      'draws a rectangle with round corners',
      [['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }]],
      'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z',
    ],
    [
      'takes several shapes together',
      [
        ['path', { d: 'M14 18V6' }],
        ['path', { d: 'm2 2 3 3' }],
      ],
      'M14 18V6M2 2l3 3',
    ],
  ] as const)('%s', (_, shapes, path) => {
    expect(onePath(shapes)).toBe(path);
  });

  it('leaves alone what has looks of its own, and shapes that it does not know', () => {
    expect(onePath([['circle', { cx: '13', cy: '7', r: '1', fill: 'currentColor' }]])).toBeUndefined();
    expect(onePath([['polygon', { points: '0,0 4,4' }]])).toBeUndefined();
  });
});
