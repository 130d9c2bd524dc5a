import type { FieldValues } from 'react-hook-form';
import type { SettingsPage } from '../page';
import { derivedRows } from './derivedRows';
import { ListPage } from './ListPage';
import { rowsQuery } from './useResourceRows';
import type { Entry, Resource } from './resource';

/** A page of the admin area from its declaration: list, form, questions and messages are the engine's. */
export function defineResource<Row extends Entry, Values extends FieldValues, Output, Related = undefined>(
  resource: Resource<Row, Values, Output, Related>,
): SettingsPage & { resource: Resource<Row, Values, Output, Related> } {
  const derived = derivedRows(resource);
  return {
    ...resource,
    resource,
    Page: () => <ListPage resource={resource} derived={derived} />,
    ask: (client, platform) => {
      const query = rowsQuery(resource, platform);
      // A failure is said by the page.
      if (client.getQueryData(query.queryKey) === undefined) client.query(query).catch(() => undefined);
    },
  };
}
