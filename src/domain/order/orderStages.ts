export const SENT_STAGES = ['sending', 'unanswered'] as const;
/** Stages of a fee that was captured, or may have been. */
export const PAID_STAGES = ['capturing', 'captured', 'unconfirmed', 'stranded'] as const;

const has = (stages: readonly string[], stage: string) => stages.includes(stage);

interface Stages {
  order: { stage: string };
  payment: { stage: string };
}

/** Losing one loses an order or money. Never changes: reads drafts of every version. */
export const isOpenOrder = ({ order, payment }: Stages) =>
  has(SENT_STAGES, order.stage) || has(PAID_STAGES, payment.stage);
