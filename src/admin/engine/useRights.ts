import type { FieldValues } from 'react-hook-form';
import { useSession } from '../../state/shopContext';
import { may } from '../rights';
import type { Entry, Resource } from './resource';

/** Permissions of the current user on the entries of a resource, limited to its calls. */
export function useRights<Row extends Entry, Values extends FieldValues, Output, Related>(
  resource: Resource<Row, Values, Output, Related>,
) {
  const roles = useSession().user?.roles ?? [];
  const { calls, form } = resource;
  return {
    canCreate: calls.create !== undefined && form !== undefined && may(roles, resource, 'create'),
    canEdit: calls.update !== undefined && may(roles, resource, 'edit'),
    canRemove: calls.remove !== undefined && may(roles, resource, 'remove'),
  };
}
