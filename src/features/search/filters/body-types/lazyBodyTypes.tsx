import { Suspense } from 'react';
import { lazyWithRetry } from '../../../../ui/display/lazyWithRetry';
import { MultiSelect } from '../../../../ui/fields/MultiSelect';
import type { ListProps } from '../filter';
import { ANY } from '../kinds/optionText';

const NamesOnly = (list: ListProps) => <MultiSelect {...list} placeholder={ANY} />;

/** Falls back to the names if the chunk does not load. */
const Pictures = lazyWithRetry(() => import('./BodyTypes').then(({ BodyTypes }) => BodyTypes), NamesOnly);

/** Body types as pictures, loaded after the vehicles. Reserves their space: three in a row, as in the sidebar. */
export function LazyBodyTypes(list: ListProps) {
  const rows = Math.ceil(list.options.length / 3);
  return (
    <Suspense fallback={<div style={{ height: 18 + 96 * rows }} />}>
      <Pictures {...list} />
    </Suspense>
  );
}
