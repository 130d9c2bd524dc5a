import * as z from 'zod/mini';
import { HttpError } from '../../lib/http/errors';
import { leadSettingSchema, leadTargets, leadTriggers, type LeadSetting } from '../../domain/dealer/leadSetting';
import { carTypes } from '../../domain/enums/carType';
import { usedConditions } from '../../domain/enums/usedCondition';
import { askBy } from '../call';
import { changedBody, type WireObject } from './changedBody';
import { crud, type Crud, type Read } from './crud';

export type LeadSettingWrite = Omit<LeadSetting, 'id'> & {
  /** Unchanged fields are sent as they were read. */
  base?: WireObject;
};

const bodyOf = (values: Omit<LeadSetting, 'id'>) => ({
  targetEmail: values.targetEmail,
  leadChannelTypes: values.triggers.map(leadTriggers.toWire),
  leadSystemTargetTypes: values.targets.map(leadTargets.toWire),
  vehicleDealerLocationIdsFilter: values.locationIds,
  vehicleTypesFilter: values.carTypes.map(carTypes.toWire),
  manufacturersFilter: values.manufacturers,
  usedConditionTypeFilter: values.usedConditions.map(usedConditions.toWire),
});

const resource = crud({
  path: '/v2/vehicle-dealer/{a}/lead-settings',
  sends: 'leadSettingBody',
  row: leadSettingSchema,
  isListPublic: false,
  query: { pageSize: 100 },
  body: ({ base, ...values }: LeadSettingWrite, _platform, id) => {
    const after = bodyOf(values);
    if (base === undefined) return { id, ...after };
    return {
      id,
      ...changedBody({ wire: base, before: bodyOf(z.parse(leadSettingSchema, base)), after, isWhole: false }),
    };
  },
});

/** 100 per page. A deletion succeeds only with status 204. */
export const leadSettingsApi: Crud<Read<LeadSetting>, LeadSettingWrite> = {
  ...resource,
  remove: (platform, id, signal) =>
    askBy(platform, resource.calls.remove, { parts: { id }, signal }, ({ status }) => {
      if (status !== 204) throw new HttpError('unreadable', status);
    }),
};
