import { asked, openQuestion, questions, type QuestionName } from '../../domain/trade-in/questions';
import { OptionCards } from '../../ui/fields/OptionCards';
import { Pills } from '../../ui/fields/Pills';
import { useChoice } from '../../ui/fields/useChoice';
import type { TradeInForm } from './StepForm';
import { useTradeIn } from './tradeInContext';

export function QuestionFields({ form, chain }: { form: TradeInForm; chain: readonly QuestionName[] }) {
  const { entries } = useTradeIn().view;
  const names = asked(chain, entries);
  const open = openQuestion(chain, entries);
  const unlocked = open === undefined ? names : names.slice(0, names.indexOf(open) + 1);
  return unlocked.map((name) => <QuestionField key={name} form={form} name={name} />);
}

interface QuestionFieldProps {
  form: TradeInForm;
  name: QuestionName;
}

function QuestionField({ form, name }: QuestionFieldProps) {
  const { text, answers } = questions[name];
  const choice = useChoice(form, name);
  const options = answers.keys.map((value) => {
    const { label = '', description, swatch } = answers.table[value] ?? {};
    return { value, label, title: label, description, swatch };
  });
  const field = { ...choice, label: text, isRequired: true };
  return options.some(({ description }) => description !== undefined) ? (
    <OptionCards {...field} options={options} />
  ) : (
    <Pills {...field} options={options} />
  );
}

export function questionLabels(chain: readonly QuestionName[]): Partial<Record<QuestionName, string>> {
  return Object.fromEntries(chain.map((name) => [name, questions[name].fact]));
}
