import type { FieldValues } from 'react-hook-form';
import type { SettingsPage } from '../page';
import { FoundRows } from '../search/FoundRows';
import type { FoundProps } from '../search/Hit';
import { ListPage } from './list/ListPage';
import type { Entry, Resource } from './resource';

/** Admin page of a declared resource: its list with sheet, dialogs and messages. */
export function defineResource<Row extends Entry, Values extends FieldValues, Output, Related = undefined>(
  resource: Resource<Row, Values, Output, Related>,
): SettingsPage & { resource: Resource<Row, Values, Output, Related> } {
  return {
    ...resource,
    resource,
    Page: () => <ListPage resource={resource} />,
    ...(resource.found && { FoundRows: (props: FoundProps) => <FoundRows resource={resource} {...props} /> }),
  };
}
