import * as z from 'zod/mini';
import { REQUIRED, requiredLine } from '../../person/rules';
import { newFile, newFiles, ruleOver, vin } from '../rules';

/** Reports on a vehicle's condition (rules/admin: condition report): description, vehicle and at least one file. */
export const conditionReportFormSchema = z.object({ vin: vin(), description: requiredLine(), files: newFiles() });

const uploadBy = z.enum(['vin', 'internalId'], { error: REQUIRED });

/** An energy label (rules/admin: energy label): the vehicle by one of two numbers, and the file. */
export const energyLabelFormSchema = z.pipe(
  z.object({ uploadBy, vin: z.string(), internalId: z.string(), file: newFile() }).check(
    ruleOver('vin', REQUIRED, ({ uploadBy: by, vin: typed }) => by !== 'vin' || typed.trim() !== ''),
    ruleOver('internalId', REQUIRED, ({ uploadBy: by, internalId }) => by !== 'internalId' || internalId.trim() !== ''),
  ),
  z.transform(({ uploadBy: by, vin: number, internalId, file }) => ({
    file,
    ...(by === 'vin' ? { vin: number.replace(/\s/g, '').toUpperCase() } : { internalId: internalId.trim() }),
  })),
);

/** A sales contract (rules/admin: sales contract): description, vehicle, exactly one file. */
export const salesContractFormSchema = z.object({ description: requiredLine(), vin: vin(), file: newFile() });
