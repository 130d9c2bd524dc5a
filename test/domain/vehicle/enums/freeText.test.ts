import { describe, expect, it } from 'vitest';
import {
  accidentLabel,
  driveTypeLabel,
  freeTextLabel,
  motorbikeDriveLabel,
  previousUsageLabel,
} from '../../../../src/domain/vehicle/enums/freeText';

describe('values that the platform writes freely', () => {
  it.each([
    [previousUsageLabel('DRIVING_SCHOOL'), 'Fahrschulwagen'],
    [previousUsageLabel('privat'), 'Privat'],
    [previousUsageLabel('FIRST_HAND_GARAGE'), 'FIRST HAND GARAGE'],
    [accidentLabel('ACCIDENT_FREE'), 'Unfallfrei'],
    [accidentLabel('reparierter Vorschaden'), 'reparierter Vorschaden'],
    [motorbikeDriveLabel('CHAIN'), 'Kette'],
    [driveTypeLabel('PLUG_IN_HYBRID'), 'Plug-in-Hybrid'],
    [freeTextLabel('JAHRESWAGEN_GARANTIE'), 'JAHRESWAGEN GARANTIE'],
  ])('%s', (label, expected) => {
    expect(label).toBe(expected);
  });
});
