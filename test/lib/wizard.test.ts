import { describe, expect, it } from 'vitest';
import { wizardOf, type WizardStep } from '../../src/lib/wizard';

interface Answers {
  hasTradeIn?: boolean;
  tradeIn?: string;
  payment?: string;
}

const STEPS: WizardStep<Answers>[] = [
  { slug: 'question', title: 'Inzahlungnahme?', isComplete: (answers) => answers.hasTradeIn !== undefined },
  {
    slug: 'trade-in',
    title: 'Auswahl',
    when: (answers) => answers.hasTradeIn === true,
    isComplete: (answers) => answers.tradeIn !== undefined,
  },
  { slug: 'payment', title: 'Zahlung', isComplete: (answers) => answers.payment !== undefined },
  { slug: 'summary', title: 'Übersicht', isComplete: () => false },
];

const slugs = (answers: Answers) => wizardOf(STEPS, answers).steps.map(({ slug }) => slug);

describe('the way through the steps', () => {
  it('leaves out what does not belong to this visitor', () => {
    expect(slugs({})).toEqual(['question', 'payment', 'summary']);
    expect(slugs({ hasTradeIn: true })).toEqual(['question', 'trade-in', 'payment', 'summary']);
  });

  it('knows the neighbours of a step on this way', () => {
    const wizard = wizardOf(STEPS, { hasTradeIn: false });
    expect(wizard.next('question')?.slug).toBe('payment');
    expect(wizard.previous('payment')?.slug).toBe('question');
    expect(wizard.previous('question')).toBeUndefined();
    expect(wizard.next('summary')).toBeUndefined();
    expect(wizard.next('trade-in')).toBeUndefined();
    expect(wizard.find('trade-in')).toBeUndefined();
  });

  it('opens at the first question without an answer', () => {
    expect(wizardOf(STEPS, {}).firstOpen?.slug).toBe('question');
    expect(wizardOf(STEPS, { hasTradeIn: true }).firstOpen?.slug).toBe('trade-in');
    expect(wizardOf(STEPS, { hasTradeIn: false, payment: 'x' }).firstOpen?.slug).toBe('summary');
  });

  it('opens at the last step when every question is answered', () => {
    expect(wizardOf(STEPS.slice(0, 3), { hasTradeIn: false, payment: 'x' }).firstOpen?.slug).toBe('payment');
    expect(wizardOf([], {}).firstOpen).toBeUndefined();
  });

  it('lets nobody jump over an open question by address', () => {
    const wizard = wizardOf(STEPS, { hasTradeIn: false });
    expect(wizard.isReachable('question')).toBe(true);
    expect(wizard.isReachable('payment')).toBe(true);
    expect(wizard.isReachable('summary')).toBe(false);
    expect(wizard.isReachable('trade-in')).toBe(false);
  });
});
