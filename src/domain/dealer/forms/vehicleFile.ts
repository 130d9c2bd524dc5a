import * as z from 'zod/mini';
import { CONTRACT_LIMIT } from '../../../lib/uploadLimit';
import { REQUIRED, requiredLine } from '../../person/rules';
import { formalVin, newFile, newFiles, ruleOver, vin } from '../rules';
import { readVin } from '../../vehicle/text/vehicleId';

/** Form of condition reports: description, vehicle and at least one file. */
export const conditionReportFormSchema = z.object({ vin: vin(), description: requiredLine(), files: newFiles() });

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

/** Form of a sales contract: description, vehicle and exactly one file. */
export const salesContractFormSchema = z.object({
  description: requiredLine(),
  vin: formalVin(),
  file: newFile(CONTRACT_LIMIT),
});
