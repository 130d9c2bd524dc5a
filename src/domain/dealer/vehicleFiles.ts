import * as z from 'zod/mini';
import { enumeration, type KeyOf } from '../../lib/enumeration';
import { fileUrl, formattedText, line, listOf, requiredFileUrl, requiredText } from '../../lib/schema';
import { dateText } from '../../lib/dates/dateText';

export const vehicleFileTypes = enumeration({
  conditionReport: { wire: [1, 'ConditionReport'], label: 'Zustandsbericht' },
  energyLabel: { wire: [2, 'EnVkvLabel'], label: 'EnVKV Label' },
});

export type VehicleFileType = KeyOf<typeof vehicleFileTypes>;

export const vehicleFilesSchema = z.object({
  id: requiredText(),
  vin: line(),
  internalId: line(),
  manufacturer: line(),
  model: line(),
  conditionDescription: formattedText(),
  conditionDocumentUrls: listOf(requiredFileUrl()),
  enVkvLabelDocumentUrl: fileUrl(),
  createdAt: dateText(),
});

export type VehicleFiles = z.output<typeof vehicleFilesSchema>;
