import { asked, openQuestion, questions, type QuestionName } from '../../domain/trade-in/questions';
import { OptionCards } from '../../ui/fields/OptionCards';
import { Pills } from '../../ui/fields/Pills';
import { choose, type TradeInForm } from './StepForm';

/** The questions of a step in their order: each can be answered once the one before is (checkout 4). */
export function QuestionFields({ form, chain }: { form: TradeInForm; chain: readonly QuestionName[] }) {
  const names = asked(chain, form.values);
  const open = openQuestion(chain, form.values);
  const lastUnlocked = open === undefined ? names.length : names.indexOf(open);
  return names.map((name, index) => (
    <QuestionField key={name} form={form} name={name} isLocked={index > lastUnlocked} />
  ));
}

interface QuestionFieldProps {
  form: TradeInForm;
  name: QuestionName;
  isLocked: boolean;
}

/** One question: as pills, or as cards where the answers need words of their own. */
function QuestionField({ form, name, isLocked }: QuestionFieldProps) {
  const { text, answers } = questions[name];
  const { ref, onBlur } = form.register(name);
  const options = answers.keys.map((value) => {
    const { label = '', description, swatch } = answers.table[value] ?? {};
    return { value, label, title: label, description, swatch, isDisabled: isLocked };
  });
  const field = {
    label: text,
    name,
    ref,
    onBlur,
    isRequired: true,
    error: form.formState.errors[name]?.message,
    value: form.values[name],
    onChange: (value: string) => choose(form, name, { [name]: value }),
  };
  return options.some(({ description }) => description !== undefined) ? (
    <OptionCards {...field} options={options} />
  ) : (
    <Pills {...field} options={options} />
  );
}

/** Names of the questions, for the summary of what is wrong. */
export function questionLabels(chain: readonly QuestionName[]): Partial<Record<QuestionName, string>> {
  return Object.fromEntries(chain.map((name) => [name, questions[name].fact]));
}
