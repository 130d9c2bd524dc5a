import type { ReactNode } from 'react';
import { FactList, type Fact } from '../../../ui/display/FactList';
import { joinFacts } from '../../../lib/formatFacts';
import { Price } from '../../../ui/display/Price';
import { Spinner } from '../../../ui/display/Spinner';
import { useStyles } from '../../../ui/styles';
import type { NamedOffers } from '../../../domain/law/creditDuties';
import { CreditText } from '../../../shared/law/CreditText';
import { IntermediaryNote } from '../../../shared/law/IntermediaryNote';
import css from './CalculatorLayout.css?inline';

interface CalculatorLayoutProps {
  /** Left of the result from 640 px, else above. */
  form: ReactNode;
  children: ReactNode;
}

export function CalculatorLayout({ form, children }: CalculatorLayoutProps) {
  useStyles(css);
  return (
    <div className="calculator grid grid-cols-1 gap-24">
      <div className="calculator__form flex flex-col gap-24 self-start">{form}</div>
      <div className="calculator__result flex flex-col gap-16 self-start">{children}</div>
    </div>
  );
}

interface CalculatorResultProps extends NamedOffers {
  title: string;
  rate: string;
  /** Beside the rate, each once: the legal example has the others. */
  terms: readonly string[];
  /** Figures of previous entries, unusable. */
  isCalculating: boolean;
  facts?: readonly Fact[];
  /** In the rate's view (§ 17 PAngV). */
  legalTextHtml: string;
  action?: ReactNode;
}

export function CalculatorResult(props: CalculatorResultProps) {
  const { title, rate, terms, isCalculating, facts = [], legalTextHtml, action, financing, leasing } = props;
  return (
    <>
      <div className="calculator__head flex flex-col gap-8" aria-live="polite" aria-busy={isCalculating}>
        <h3>{title}</h3>
        {isCalculating ? (
          <p className="flex items-center gap-8 min-h-36 text-muted">
            <Spinner />
            wird berechnet ...
          </p>
        ) : (
          <Price amount={rate} note={joinFacts(terms)} size="large" />
        )}
      </div>
      <div className="calculator__body flex flex-col items-start gap-16" inert={isCalculating}>
        {action}
        {facts.length > 0 ? <FactList facts={facts} /> : null}
        <div className="calculator__legal text-14 text-muted">
          <CreditText place="calculator" financing={financing} leasing={leasing} html={legalTextHtml} />
          <IntermediaryNote financing={financing} leasing={leasing} />
        </div>
      </div>
    </>
  );
}
