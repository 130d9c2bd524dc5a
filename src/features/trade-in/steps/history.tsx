import { historySummary } from '../../../domain/trade-in/facts';
import { HISTORY_QUESTIONS } from '../../../domain/trade-in/questions';
import { checkHistory } from '../../../domain/trade-in/rules';
import { FactList } from '../../../ui/display/FactList';
import { QuestionFields, questionLabels } from '../QuestionField';
import type { TradeInStep } from '../step';
import { StepForm, useStepForm } from '../StepForm';
import { useTradeIn } from '../tradeInContext';

export const history: TradeInStep = {
  slug: '2-zusaetzliche-informationen',
  title: 'Zusätzliche Informationen',
  heading: 'Zusätzliche Informationen',
  intro: 'Fünf kurze Fragen.',
  isComplete: ({ entries }) => checkHistory(entries).errors === undefined,
  Form: History,
  Summary: () => <FactList facts={historySummary(useTradeIn().view.entries)} />,
};

const LABELS = questionLabels(HISTORY_QUESTIONS);

function History() {
  const form = useStepForm(checkHistory);
  return (
    <StepForm form={form} labels={LABELS}>
      <QuestionFields form={form} chain={HISTORY_QUESTIONS} />
    </StepForm>
  );
}
