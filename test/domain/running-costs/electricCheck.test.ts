import { describe, expect, it } from 'vitest';
import {
  electricCheck,
  electricFigures,
  type ElectricAnswers,
  type Verdict,
} from '../../../src/domain/running-costs/electricCheck';
import { aVehicle } from '../../builders/vehicle';

const check = (
  range: number,
  consumption: number | undefined,
  dailyKm: number,
  charging: ElectricAnswers['charging'],
  trips: ElectricAnswers['trips'],
) => electricCheck({ range, consumption, isPlugIn: false }, { dailyKm, charging, trips });

describe('Electric check', () => {
  // Running costs 5, letter for letter.
  it.each<[string, ...Parameters<typeof check>, Verdict]>([
    ['E1', 420, 16.4, 40, 'wallbox', 'never', 'fits'],
    ['E2', 420, 16.4, 40, 'wallbox', 'monthly', 'needs-planning'],
    ['E3', 600, 16.4, 40, 'wallbox', 'weekly', 'fits'],
    ['E4', 230, 16, 60, 'none', 'never', 'unlikely'],
    ['E5', 420, 16.4, 29, 'none', 'never', 'needs-planning'],
    ['E6', 420, 18, 120, 'socket', 'never', 'needs-planning'],
    ['E7', 260, 16, 40, 'wallbox', 'weekly', 'unlikely'],
    ['a day beyond the winter range', 200, 16, 150, 'wallbox', 'never', 'unlikely'],
    ['a day within the reserve', 200, 16, 130, 'wallbox', 'never', 'needs-planning'],
    ['a socket without a consumption', 420, undefined, 20, 'socket', 'never', 'needs-planning'],
  ])('%s', (_name, range, consumption, dailyKm, charging, trips, verdict) => {
    expect(check(range, consumption, dailyKm, charging, trips).verdict).toBe(verdict);
  });

  it('tells what decides', () => {
    const e1 = check(420, 16.4, 40, 'wallbox', 'never');
    expect(e1.day.winterRange * 0.8).toBeCloseTo(235, 0);
    expect(e1.charging?.winterEnergy).toBeCloseTo(9.4, 1);
    expect((e1.charging?.winterHours ?? 0) * 60).toBeCloseTo(51, 0);
    expect(check(420, 16.4, 40, 'wallbox', 'monthly').trips?.leg).toBeCloseTo(188, 0);
    expect(check(600, 16.4, 40, 'wallbox', 'weekly').trips?.leg).toBeCloseTo(269, 0);
    expect(check(230, 16, 60, 'none', 'never').charging?.publicChargesAWeek).toBeCloseTo(3.7, 1);
    expect(check(420, 16.4, 29, 'none', 'never').charging?.publicChargesAWeek).toBeCloseTo(0.99, 2);
    expect(check(260, 16, 40, 'wallbox', 'weekly').trips?.leg).toBeCloseTo(116, 0);
    const e6 = check(420, 18, 120, 'socket', 'never').charging;
    expect(e6?.winterEnergy).toBeCloseTo(30.9, 1);
    expect((e6?.winterHours ?? 0) / 1.1).toBeCloseTo(13.4, 1);
  });

  it('counts what the battery has lost', () => {
    const vehicle = aVehicle({
      fuelType: 'electric',
      electricRange: 400,
      stateOfHealth: 90,
      wltpConsumptionElectric: 16,
    });
    expect(electricFigures(vehicle)).toEqual({ range: 360, consumption: 16, isPlugIn: false });
  });

  it('says nothing of a car that is not charged, and gives no verdict without a range', () => {
    expect(electricFigures(aVehicle())).toBeUndefined();
    expect(electricFigures(aVehicle({ fuelType: 'electric' }))).toBe('no-range');
  });

  it('asks a plug-in hybrid for its daily distance alone', () => {
    const answers = { dailyKm: 30, charging: 'none', trips: 'weekly' } as const;
    expect(electricCheck({ range: 50, isPlugIn: true }, answers)).toEqual({
      verdict: 'fits',
      day: { verdict: 'fits', winterRange: 35 },
    });
    expect(electricCheck({ range: 40, isPlugIn: true }, answers).verdict).toBe('unlikely');
  });
});
