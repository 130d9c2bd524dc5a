import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { usePlatform, useShowNotice } from '../../state/shopContext';
import { MESSAGE_MS } from '../Messages';
import { NEW_ENTRY } from './list/listAddress';
import type { ActionTools, CloseQuestion, Entry, Resource } from './resource';
import { useDownload } from './export/useDownload';
import type { ListStateControl } from './list/useListState';

/** Tools of rows, sheets and dialogs: messages, reload, downloads, dialogs. */
export function useActionTools<Row extends Entry, Values extends FieldValues, Output, Related>(
  { queryName, invalidates = [], texts }: Resource<Row, Values, Output, Related>,
  list: ListStateControl,
  related: Related,
) {
  const platform = usePlatform();
  const client = useQueryClient();
  const show = useShowNotice();
  const download = useDownload();
  const [begun, setBegun] = useState<{ row: Row; isCopy: boolean }>();
  const isNew = list.state.entry === NEW_ENTRY;
  // The next new entry is empty, however this one is left.
  useEffect(() => (isNew ? () => setBegun(undefined) : undefined), [isNew]);
  const [question, setQuestion] = useState<(close: CloseQuestion) => ReactNode>();
  const beginWith = (row: Row, isCopy: boolean) => {
    setBegun({ row, isCopy });
    list.open(NEW_ENTRY);
  };
  const tools: ActionTools<Row, Related> = {
    related,
    platform,
    copy: (row) => beginWith(row, true),
    createFor: (row) => beginWith(row, false),
    open: ({ id }) => list.open(id),
    notify: (text, isError = false) =>
      void show({
        text,
        kind: isError ? 'error' : 'success',
        durationMs: isError ? undefined : (texts.messageMs ?? MESSAGE_MS),
      }),
    download: download.start,
    openDialog: (next) => setQuestion(() => next),
    reload: async () => {
      await Promise.all([queryName, ...invalidates].map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
  };
  return {
    tools,
    download,
    begun,
    forgetBegun: () => setBegun(undefined),
    question,
    forgetQuestion: () => setQuestion(undefined),
  };
}
