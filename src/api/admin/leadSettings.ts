import * as z from 'zod/mini';
import { HttpError } from '../../lib/http/errors';
import { leadSettingSchema, leadTargets, leadTriggers, type LeadSetting } from '../../domain/dealer/leadSetting';
import { carTypes } from '../../domain/vehicle/enums/carType';
import { usedConditions } from '../../domain/vehicle/enums/usedCondition';
import { vehicleDealerPath } from '../platform';
import { changedBody, type WireObject } from './changedBody';
import { crud, type Crud, type Read } from './crud';

export type LeadSettingWrite = Omit<LeadSetting, 'id'> & {
  /** The setting that is changed: what is not changed goes out as it was read. */
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

const path: Parameters<typeof crud>[0]['path'] = (platform, ...more) =>
  vehicleDealerPath(platform, 'lead-settings', ...more);

/** Lead settings, 100 a page (rules/admin: how much is read); a deletion succeeds only with 204 (rules/admin: deleting a lead setting). */
export const leadSettingsApi: Crud<Read<LeadSetting>, LeadSettingWrite> = {
  ...crud({
    path,
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
  }),
  remove: (platform, id, signal) =>
    platform.http.request('DELETE', path(platform, id), {
      signal,
      isAuthorized: true,
      read: ({ status }) => {
        if (status !== 204) throw new HttpError('unreadable', status);
      },
    }),
};
