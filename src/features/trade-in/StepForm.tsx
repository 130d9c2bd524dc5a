import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { NO_PERSON, type EntryName, type TradeInEntries } from '../../domain/trade-in/entries';
import type { FormCheck } from '../../lib/check';
import { useCustomer } from '../../state/account';
import { usePersonChange } from '../../state/usePersonChange';
import { Button } from '../../ui/actions/Button';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { useStyles } from '../../ui/styles';
import { useCheckedForm, type CheckedForm } from '../../ui/fields/useCheckedForm';
import { REQUIRED_NOTE } from '../../ui/fields/FieldText';
import css from './StepForm.css?inline';
import { useTradeIn } from './tradeInContext';

export type TradeInForm = CheckedForm<TradeInEntries>;

export function useStepForm(check: (entries: TradeInEntries) => FormCheck<TradeInEntries>): TradeInForm {
  const { view, store } = useTradeIn();
  const userId = useCustomer()?.id;
  const { enter } = store.getState();
  const form = useCheckedForm<TradeInEntries>({
    defaultValues: view.entries,
    check,
    onValues: (entries) => enter({ ...entries, userId: userId ?? entries.userId }),
  });
  usePersonChange((change) => {
    if (change === 'left') form.setValues(NO_PERSON);
  });
  return form;
}

interface StepFormProps {
  form: TradeInForm;
  /** In the order of the screen, for the error summary. */
  labels: Partial<Record<EntryName, string>>;
  note?: ReactNode;
  children: ReactNode;
}

export function StepForm({ form, labels, note, children }: StepFormProps) {
  useStyles(css);
  const { store, goOn } = useTradeIn();
  const send = (entries: TradeInEntries) => {
    store.getState().enter(entries);
    goOn();
  };
  return (
    <form {...form.formProps(send)} className="trade-in-form" aria-label="Angaben zu Ihrem Fahrzeug">
      <ErrorSummary form={form} labels={labels} />
      {children}
      <div className="trade-in-form__send">
        {note}
        <Button type="submit" variant="primary" size="large" iconAfter={<ArrowRight />}>
          Speichern und weiter
        </Button>
        <p className="trade-in-form__note">{REQUIRED_NOTE}</p>
      </div>
    </form>
  );
}
