import type { FieldValues } from 'react-hook-form';
import { EntrySheet } from '../form/EntrySheet';
import { NEW_ENTRY } from './listAddress';
import { RemoveQuestion } from '../removal/RemoveQuestion';
import type { Entry, Resource } from '../resource';
import type { useActionTools } from '../useActionTools';
import type { useAfterChange } from '../useAfterChange';
import type { ListStateControl } from './useListState';
import type { useRemoval } from '../removal/useRemoval';
import { savedText } from '../form/useSaveEntry';

interface ListDialogsProps<Row extends Entry, Values extends FieldValues, Output, Related> {
  resource: Resource<Row, Values, Output, Related>;
  related: Related;
  rows: readonly Row[];
  list: ListStateControl;
  canCreate: boolean;
  canEdit: boolean;
  actions: ReturnType<typeof useActionTools<Row, Values, Output, Related>>;
  after: ReturnType<typeof useAfterChange>;
  removal: ReturnType<typeof useRemoval<Row>>;
}

/** Sheet and dialogs of a list: the entry of the address, the confirmation of deletions, and what follows them. */
export function ListDialogs<Row extends Entry, Values extends FieldValues, Output, Related>({
  resource,
  related,
  rows,
  list,
  canCreate,
  canEdit,
  actions: { tools, begun, forgetBegun, question, forgetQuestion },
  after,
  removal,
}: ListDialogsProps<Row, Values, Output, Related>) {
  const { entry: openId } = list.state;
  const isNew = openId === NEW_ENTRY && canCreate;
  const row = rows.find(({ id }) => id === openId);
  const closeQuestion = (removed: readonly string[] = []) => {
    forgetQuestion();
    if (removed.length === 0) return;
    if (openId !== undefined && removed.includes(openId)) list.close();
    removal.done(removed);
  };
  return (
    <>
      {isNew || row !== undefined ? (
        <EntrySheet
          key={openId}
          {...{ resource, related, tools, rows, canEdit }}
          row={isNew ? undefined : row}
          template={isNew ? begun : undefined}
          onClose={list.close}
          onSaved={(id, opensNext) => {
            forgetBegun();
            after.mark(id);
            void tools.reload();
            if (opensNext) return;
            list.close();
            after.saved(id, savedText(resource.texts, isNew));
          }}
        />
      ) : null}
      {removal.rows.length === 0 ? null : (
        <RemoveQuestion
          {...{ resource, related, tools }}
          rows={removal.rows}
          onCancel={removal.cancel}
          onRemoved={removal.done}
        />
      )}
      {question?.(closeQuestion)}
      {resource.AfterRemoval && removal.removed.length > 0 ? (
        <resource.AfterRemoval removed={removal.removed} tools={tools} onClose={removal.finish} />
      ) : null}
    </>
  );
}
