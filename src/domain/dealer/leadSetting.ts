import * as z from 'zod/mini';
import { enumeration } from '../../lib/enumeration';
import { listOf, oneOf, requiredText } from '../../lib/schema';
import { carTypes } from '../enums/carType';
import { usedConditions } from '../enums/usedCondition';

export const leadTriggers = enumeration({
  contactForm: { wire: ['ContactForm'], label: 'Kontaktformular' },
  tradeIn: { wire: ['TradeIn'], label: 'Inzahlungnahme' },
  order: { wire: ['Order'], label: 'Bestellung' },
  orderContinueLater: { wire: ['OrderContinueLater'], label: 'Bestellung später fortsetzen' },
});

export const leadTargets = enumeration({
  email: { wire: ['Email'], label: 'E-Mail' },
  catch: { wire: ['Catch'], label: 'Catch' },
  autoCrm: { wire: ['AutoCrm'], label: 'AutoCRM' },
  dealerDesk: { wire: ['DealerDesk'], label: 'DealerDesk' },
});

const wireSchema = z.object({
  id: requiredText(),
  targetEmail: requiredText(),
  leadChannelTypes: listOf(oneOf(leadTriggers)),
  leadChannelTypesToString: listOf(oneOf(leadTriggers)),
  leadSystemTargetTypes: listOf(oneOf(leadTargets)),
  leadSystemTargetTypesToString: listOf(oneOf(leadTargets)),
  vehicleDealerLocationIdsFilter: listOf(requiredText()),
  vehicleTypesFilter: listOf(oneOf(carTypes)),
  vehicleTypesFilterToString: listOf(oneOf(carTypes)),
  manufacturersFilter: listOf(requiredText()),
  usedConditionTypeFilter: listOf(oneOf(usedConditions)),
  usedConditionTypeFilterToString: listOf(oneOf(usedConditions)),
});

const firstFilled = <Value>(values: Value[], texts: Value[]) => (values.length > 0 ? values : texts);

export const leadSettingSchema = z.pipe(
  wireSchema,
  z.transform((wire) => ({
    id: wire.id,
    targetEmail: wire.targetEmail,
    triggers: firstFilled(wire.leadChannelTypes, wire.leadChannelTypesToString),
    targets: firstFilled(wire.leadSystemTargetTypes, wire.leadSystemTargetTypesToString),
    locationIds: wire.vehicleDealerLocationIdsFilter,
    carTypes: firstFilled(wire.vehicleTypesFilter, wire.vehicleTypesFilterToString),
    manufacturers: wire.manufacturersFilter,
    usedConditions: firstFilled(wire.usedConditionTypeFilter, wire.usedConditionTypeFilterToString),
  })),
);

export type LeadSetting = z.output<typeof leadSettingSchema>;
