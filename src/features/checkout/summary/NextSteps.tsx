import type { NextStep } from '../../../domain/order/nextSteps';
import { useStyles } from '../../../ui/styles';
import css from './NextSteps.css?inline';

interface NextStepsProps {
  steps: readonly NextStep[];
  /** Below a title of its own. */
  isTitleHidden?: boolean;
}

/** Dated list of the steps after the order. */
export function NextSteps({ steps, isTitleHidden }: NextStepsProps) {
  useStyles(css);
  return (
    <section className="next-steps" aria-label="So geht es weiter">
      {isTitleHidden ? null : <h2 className="next-steps__title">So geht es weiter</h2>}
      <ol className="next-steps__list">
        {steps.map(({ when, what }) => (
          <li key={when} className="next-steps__step">
            <strong className="next-steps__when">{when}</strong>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
