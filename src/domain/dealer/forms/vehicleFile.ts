import * as z from 'zod/mini';
import { REQUIRED } from '../../person/rules';
import { newFile, ruleOver } from '../rules';
import { readVin } from '../../vehicle/text/vehicleId';

const uploadBy = z.enum(['vin', 'internalId'], { error: REQUIRED });

/** Form of an energy label: VIN or stock number, and a file. */
export const energyLabelFormSchema = z.pipe(
  z.object({ uploadBy, vin: z.string(), internalId: z.string(), file: newFile() }).check(
    ruleOver('vin', REQUIRED, ({ uploadBy: by, vin: typed }) => by !== 'vin' || typed.trim() !== ''),
    ruleOver('internalId', REQUIRED, ({ uploadBy: by, internalId }) => by !== 'internalId' || internalId.trim() !== ''),
  ),
  z.transform(({ uploadBy: by, vin: number, internalId, file }) => ({
    file,
    ...(by === 'vin' ? { vin: readVin(number) } : { internalId: internalId.trim() }),
  })),
);
