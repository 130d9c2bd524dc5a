import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { EMPTY_TRADE_IN, type EntryName, type TradeInEntries } from '../../domain/trade-in/entries';
import type { FormCheck } from '../../lib/forms/check';
import { problemsOf } from '../../lib/forms/problems';
import { Button } from '../../ui/actions/Button';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { useStyles } from '../../ui/styles';
import { useForm, type Form } from '../../ui/fields/useForm';
import css from './StepForm.css?inline';
import { useTradeIn } from './tradeInContext';

export type TradeInForm = Form<TradeInEntries>;

const isEntry = (name: string): name is EntryName => Object.hasOwn(EMPTY_TRADE_IN, name);

/** The form of one step over the kept entries: whatever is typed is kept at once. */
export function useStepForm(check: (entries: TradeInEntries) => FormCheck<TradeInEntries>): TradeInForm {
  const { view, store } = useTradeIn();
  return useForm<TradeInEntries>({ defaultValues: view.entries, check, onEntry: store.getState().enter });
}

/** For what is chosen, not typed: the new value, and its message gone if it was the answer. */
export function choose(form: TradeInForm, name: EntryName, change: Partial<TradeInEntries>): void {
  form.setValues(change);
  if (form.formState.errors[name]) form.trigger(name);
}

interface StepFormProps {
  form: TradeInForm;
  /** Names of the fields in the order of the screen, for the summary of what is wrong. */
  labels: Partial<Record<EntryName, string>>;
  /** Stands beside the button. */
  note?: ReactNode;
  children: ReactNode;
}

/** What is the same in every step: the summary of what is wrong on top, and the way on below. */
export function StepForm({ form, labels, note, children }: StepFormProps) {
  useStyles(css);
  const { goOn } = useTradeIn();
  const { formState, setFocus, formProps } = form;
  return (
    <form {...formProps(goOn)} className="trade-in-form" aria-label="Angaben zu Ihrem Fahrzeug">
      <ErrorSummary
        problems={formState.submitCount > 0 ? problemsOf(formState.errors, labels) : []}
        attempt={formState.submitCount}
        onSelect={(name) => {
          if (isEntry(name)) setFocus(name);
        }}
      />
      {children}
      <div className="trade-in-form__send">
        {note}
        <Button type="submit" variant="primary" size="large" iconAfter={<ArrowRight />}>
          Speichern und weiter
        </Button>
        <p className="trade-in-form__note">Mit * gekennzeichnete Felder sind Pflichtfelder.</p>
      </div>
    </form>
  );
}
