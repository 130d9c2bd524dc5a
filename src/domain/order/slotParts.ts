import * as z from 'zod/mini';
import { partsOfTab } from '../../lib/partsOfTab';
import type { StorageParts } from '../../lib/storage';
import { isOpenOrder } from './orderStages';

const listsSchema = z.record(z.string(), z.array(z.unknown()));
const namedSchema = z.object({ orderId: z.string() });
const stageSchema = z.object({ stage: z.string() });
const draftSchema = z.object({ state: z.object({ order: stageSchema, payment: stageSchema }) });
const versionSchema = z.object({ changedAt: z.number() });

export function isOpenDraft(draft: unknown): boolean {
  const { data } = z.safeParse(draftSchema, draft);
  return data !== undefined && isOpenOrder(data.state);
}

const versionOf = (draft: unknown) => z.safeParse(versionSchema, draft).data?.changedAt ?? 0;

/** 'drafts <order id>' */
export const SLOT_PARTS: StorageParts = {
  ofTab: partsOfTab,
  split: (slot) =>
    new Map(
      Object.entries(z.safeParse(listsSchema, slot).data ?? {}).flatMap(([list, entries]) =>
        entries.map((entry, index) => {
          const { data } = z.safeParse(namedSchema, entry);
          return [`${list} ${data?.orderId ?? index}`, entry] as const;
        }),
      ),
    ),
  join(parts) {
    const lists: Record<string, unknown[]> = { drafts: [], placedOrders: [], messages: [] };
    for (const [name, entry] of parts) {
      const [list = '', id] = name.split(' ');
      const isPlaced = list === 'drafts' && parts.has(`placedOrders ${id}`) && !isOpenDraft(entry);
      if (!isPlaced) lists[list]?.push(entry);
    }
    return lists;
  },
  isLater: (stored, refused) =>
    isOpenDraft(stored) === isOpenDraft(refused)
      ? versionOf(stored) >= versionOf(refused) && versionOf(stored) > 0
      : isOpenDraft(stored),
};
