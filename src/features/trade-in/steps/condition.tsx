import { conditionSummary } from '../../../domain/trade-in/facts';
import { CONDITION_QUESTIONS, signsOfUsage } from '../../../domain/trade-in/questions';
import { checkCondition } from '../../../domain/trade-in/rules';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { CheckList } from '../../../ui/fields/CheckList';
import { FactList } from '../../../ui/display/FactList';
import { TextArea } from '../../../ui/fields/TextArea';
import { useChoice } from '../../../ui/fields/useChoice';
import { QuestionFields, questionLabels } from '../QuestionField';
import type { TradeInStep } from '../step';
import { StepForm, useStepForm, type TradeInForm } from '../StepForm';
import { useTradeIn } from '../tradeInContext';

export const condition: TradeInStep = {
  slug: '3-zustand',
  title: 'Zustand',
  heading: 'In welchem Zustand ist Ihr Fahrzeug?',
  isComplete: ({ entries }) => checkCondition(entries).errors === undefined,
  Form: Condition,
  Summary: () => <FactList facts={conditionSummary(useTradeIn().view.entries)} />,
};

const SIGNS = 'Welche Gebrauchsspuren hat das Fahrzeug?';
const LABELS = { ...questionLabels(CONDITION_QUESTIONS), signsOfUsage: 'Gebrauchsspuren' };

function Condition() {
  const form = useStepForm(checkCondition);
  const { hasSignsOfUsage } = useTradeIn().view.entries;
  return (
    <StepForm form={form} labels={LABELS}>
      <QuestionFields form={form} chain={CONDITION_QUESTIONS} />
      <div className="trade-in-form__part">
        <Checkbox {...form.register('hasSignsOfUsage')} label="Schäden oder Mängel einzeln angeben" />
        {hasSignsOfUsage ? <SignsOfUsage form={form} /> : null}
      </div>
    </StepForm>
  );
}

function SignsOfUsage({ form }: { form: TradeInForm }) {
  const { value, ref, onChange, error } = useChoice(form, 'signsOfUsage');
  const recheck = () => {
    if (error !== undefined) void form.trigger('signsOfUsage');
  };
  return (
    <>
      <CheckList
        label={SIGNS}
        ref={ref}
        options={signsOfUsage.keys.map((value) => ({ value, label: signsOfUsage.label(value) }))}
        value={signsOfUsage.keys.filter((key) => value.includes(key))}
        onChange={(signs) => {
          onChange(signs);
          recheck();
        }}
        error={error}
      />
      <TextArea
        {...form.register('additionalSignsOfUsage', { onChange: recheck })}
        label="Was sollten wir noch wissen?"
        hint="Zum Beispiel, wo sich Schäden befinden und wie groß sie sind"
      />
    </>
  );
}
