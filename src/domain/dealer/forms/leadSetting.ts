import * as z from 'zod/mini';
import { email } from '../../person/rules';
import { carTypes } from '../../enums/carType';
import { usedConditions } from '../../enums/usedCondition';
import { leadTargets, leadTriggers } from '../leadSetting';
import { atLeastOne } from '../rules';

/** Form of a lead setting: e-mail, at least one trigger and one target; filters may be empty. */
export const leadSettingFormSchema = z.object({
  targetEmail: email(),
  triggers: atLeastOne(z.enum(leadTriggers.keys)),
  targets: atLeastOne(z.enum(leadTargets.keys)),
  locationIds: z.array(z.string()),
  carTypes: z.array(z.enum(carTypes.keys)),
  manufacturers: z.array(z.string()),
  usedConditions: z.array(z.enum(usedConditions.keys)),
});
