import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { EntrySheet } from '../form/EntrySheet';
import { NEW_ENTRY } from './listAddress';
import { RemoveQuestion } from '../removal/RemoveQuestion';
import type { Entry, Resource } from '../resource';
import type { useActionTools } from '../useActionTools';
import type { useAfterChange } from '../useAfterChange';
import type { ListStateControl } from './useListState';
import type { useRemoval } from '../removal/useRemoval';
import { savedText } from '../form/useSaveEntry';
import { usePersonalMemory } from '../../personalMemory';

/** Number of opened entries that are remembered. */
const RECENT = 8;

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
  const [seen, setSeen] = useState<Row>();
  /** Result of the entry before the open one. */
  const [done, setDone] = useState<{ id: string; text: string }>();
  const listed = rows.find(({ id }) => id === openId);
  if (listed !== undefined && listed !== seen) setSeen(listed);
  // A form outlives its entry, which a colleague may delete meanwhile: typed values stay, and the save reports it.
  const row = listed ?? (resource.form && !resource.Details && seen?.id === openId ? seen : undefined);
  const { recent } = usePersonalMemory();
  const openedId = listed?.id;
  const remember = useEffectEvent(() => {
    if (listed === undefined || resource.found === undefined) return;
    const { page, segments, nameOf } = resource;
    const entry = { page, id: listed.id, name: nameOf(listed), query: segments ? 'ansicht=alle&' : '' };
    recent.setState(({ entries }) => ({
      entries: [entry, ...entries.filter(({ id }) => id !== entry.id)].slice(0, RECENT),
    }));
  });
  useEffect(() => {
    if (openedId !== undefined) remember();
  }, [openedId]);
  const { search } = useLocation();
  const linkedRow = isNew ? resource.beginFrom?.(new URLSearchParams(search)) : undefined;
  const linked = linkedRow && { row: linkedRow, isCopy: false };
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
          template={isNew ? (begun ?? linked) : undefined}
          onClose={list.close}
          done={done?.id === openId ? done?.text : undefined}
          onSaved={(id, opensNext) => {
            forgetBegun();
            after.mark(id);
            void tools.reload();
            if (opensNext) {
              const { nextEntry } = resource.form ?? {};
              const next = isNew || row === undefined ? undefined : nextEntry?.next(rows, row);
              if (nextEntry === undefined || row === undefined || next === undefined) return;
              const saved = `${resource.nameOf(row)}: ${savedText(resource.texts, false)}.`;
              setDone({ id: next.id, text: `${saved} ${nextEntry.rest(rows, row)}` });
              list.change({ entry: next.id });
              return;
            }
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
