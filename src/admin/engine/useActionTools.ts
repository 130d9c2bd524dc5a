import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { usePlatform, useShowNotice } from '../../state/shopContext';
import { MESSAGE_MS } from '../Messages';
import { NEW_ENTRY } from './listAddress';
import type { ActionTools, CloseQuestion, Entry, Resource } from './resource';
import type { ListStateControl } from './useListState';

/** What rows, sheets and questions may do with the page of their resource. */
export function useActionTools<Row extends Entry, Values extends FieldValues, Output, Related>(
  { queryName, invalidates = [], texts }: Resource<Row, Values, Output, Related>,
  list: ListStateControl,
  related: Related,
) {
  const platform = usePlatform();
  const client = useQueryClient();
  const show = useShowNotice();
  const [copied, setCopied] = useState<Row>();
  const [question, setQuestion] = useState<(close: CloseQuestion) => ReactNode>();
  const tools: ActionTools<Row, Related> = {
    related,
    platform,
    copy: (row) => {
      setCopied(row);
      list.open(NEW_ENTRY);
    },
    open: ({ id }) => list.open(id),
    say: (text, isError = false) =>
      void show({
        text,
        kind: isError ? 'error' : 'success',
        durationMs: isError ? undefined : (texts.messageMs ?? MESSAGE_MS),
      }),
    ask: (next) => setQuestion(() => next),
    reload: async () => {
      await Promise.all([queryName, ...invalidates].map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
  };
  return {
    tools,
    copied,
    forgetCopy: () => setCopied(undefined),
    question,
    forgetQuestion: () => setQuestion(undefined),
  };
}
