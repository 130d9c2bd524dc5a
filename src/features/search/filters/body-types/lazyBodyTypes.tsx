import { Suspense } from 'react';
import { lazyWithRetry } from '../../../../ui/feedback/lazyWithRetry';
import { MultiSelect } from '../../../../ui/fields/MultiSelect';
import type { ListProps } from '../filter';
import { ANY } from '../kinds/optionText';

const NamesOnly = (list: ListProps) => <MultiSelect {...list} placeholder={ANY} />;

/** Names if the chunk does not load. */
const Pictures = lazyWithRetry(() => import('./BodyTypes').then(({ BodyTypes }) => BodyTypes), NamesOnly);

/** After the vehicles. Reserves the rows' space. */
export function LazyBodyTypes(list: ListProps) {
  const rows = list.options.filter(({ count, value }) => count !== 0 || list.value.includes(value)).length;
  if (rows === 0) return null;
  return (
    <Suspense fallback={<div style={{ height: 29 + 45 * rows }} />}>
      <Pictures {...list} />
    </Suspense>
  );
}
