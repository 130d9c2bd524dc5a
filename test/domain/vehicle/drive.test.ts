import { describe, expect, it } from 'vitest';
import { isPlugInHybrid } from '../../../src/domain/vehicle/drive';

describe('a plug-in hybrid', () => {
  it.each([
    [true, undefined, true],
    [undefined, 'PLUG_IN_HYBRID', true],
    [undefined, 'plug_in_hybrid', true],
    [false, 'PLUG_IN_HYBRID', true],
    [false, 'FRONT', false],
    [undefined, undefined, false],
  ])('with the flag %s and the drive %s: %s', (flag, driveType, expected) => {
    expect(isPlugInHybrid({ isPlugInHybrid: flag, driveType })).toBe(expected);
  });
});
