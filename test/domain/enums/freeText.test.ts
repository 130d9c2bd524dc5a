import { describe, expect, it } from 'vitest';
import { driveTypeLabel, freeTextLabel } from '../../../src/domain/enums/freeText';
import { motorbikeDriveLabel } from '../../../src/domain/enums/motorbikeDrive';
import { emissionStandardLabel } from '../../../src/domain/enums/emissionStandard';
import { accidentLabel } from '../../../src/domain/enums/accidentStatus';
import { previousUsageLabel } from '../../../src/domain/enums/previousUsage';

describe('values that the platform writes freely', () => {
  it.each([
    [previousUsageLabel('DRIVING_SCHOOL'), 'Fahrschulwagen'],
    [previousUsageLabel('privat'), 'Privat'],
    [previousUsageLabel('FIRST_HAND_GARAGE'), 'First Hand Garage'],
    [accidentLabel('ACCIDENT_FREE'), 'Unfallfrei'],
    [accidentLabel('reparierter Vorschaden'), 'reparierter Vorschaden'],
    [motorbikeDriveLabel('CHAIN'), 'Kette'],
    [driveTypeLabel('PLUG_IN_HYBRID'), 'Plug-in-Hybrid'],
    [freeTextLabel('JAHRESWAGEN_GARANTIE'), 'Jahreswagen Garantie'],
    [freeTextLabel('SUV_GELAENDEWAGEN'), 'SUV Geländewagen'],
    [freeTextLabel('TUEV_CHECK'), 'TÜV Check'],
    [freeTextLabel('JUNGE_GEBRAUCHTE_MIT_GARANTIE'), 'Junge Gebrauchte mit Garantie'],
    [freeTextLabel('KLEINWAGEN'), 'Kleinwagen'],
    [freeTextLabel('PICKUP'), 'Pick-up'],
    [emissionStandardLabel('EURO_6'), 'Euro 6'],
    [emissionStandardLabel('EURO_6D'), 'Euro 6d'],
    [emissionStandardLabel('Euro 6D'), 'Euro 6d'],
    [emissionStandardLabel('EURO_6D_TEMP'), 'Euro 6d-TEMP'],
    [emissionStandardLabel('Euro6d-TEMP-EVAP'), 'Euro 6d-TEMP-EVAP'],
    [emissionStandardLabel('EURO_6D_ISC_FCM'), 'Euro 6d-ISC-FCM'],
    [emissionStandardLabel('euro 6e'), 'Euro 6e'],
    [emissionStandardLabel('EURO_VI'), 'Euro VI'],
    [emissionStandardLabel('EEV'), 'EEV'],
    [freeTextLabel('ABS'), 'ABS'],
    [freeTextLabel('Euro6d-TEMP'), 'Euro6d-TEMP'],
    [freeTextLabel('SUV'), 'SUV'],
  ])('%s', (label, expected) => {
    expect(label).toBe(expected);
  });
});
