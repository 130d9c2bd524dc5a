import { useId, type ReactNode, type Ref } from 'react';
import { toggled } from './choice';
import { classNames } from '../classNames';
import { FieldGroup, type FieldProps } from './Field';
import { ChoiceInput } from './ChoiceInput';
import css from './OptionCards.css?inline';
import { useStyles } from '../styles';

/** Title, description and price are its accessible name or description. */
interface OptionCard<Value extends string = string> {
  value: Value;
  title: string;
  description?: ReactNode;
  price?: ReactNode;
  image?: ReactNode;
  /** Below the pressable part, with links and buttons of its own. */
  details?: ReactNode;
  isDisabled?: boolean;
}

interface CardsProps<Value extends string> extends FieldProps {
  options: readonly OptionCard<Value>[];
  /** Two or three side by side. */
  isGrid?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

interface SingleProps<Value extends string> extends CardsProps<Value> {
  value: Value | undefined;
  onChange: (value: Value) => void;
}

interface MultiProps<Value extends string> extends CardsProps<Value> {
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

export function OptionCards<Value extends string>({ value, onChange, ...cards }: SingleProps<Value>) {
  return <Cards {...cards} type="radio" chosen={value === undefined ? [] : [value]} onPress={onChange} />;
}

export function MultiOptionCards<Value extends string>({ value, onChange, ...cards }: MultiProps<Value>) {
  const press = (pressed: Value) => {
    onChange(toggled(cards.options, value, pressed));
  };
  return <Cards {...cards} type="checkbox" chosen={value} onPress={press} />;
}

interface InnerProps<Value extends string> extends CardsProps<Value> {
  type: 'radio' | 'checkbox';
  chosen: readonly Value[];
  onPress: (value: Value) => void;
}

function Cards<Value extends string>(props: InnerProps<Value>) {
  useStyles(css, 'ui');
  const { options, isGrid, name, onBlur, ref, type, chosen, onPress, ...field } = props;
  const id = useId();
  const focusable = options.find((option) => chosen.includes(option.value)) ?? options[0];
  return (
    <FieldGroup {...field}>
      <div className={isGrid ? 'option-cards--grid' : undefined}>
        {options.map((option, index) => {
          const cardId = `${id}-${index}`;
          const isChosen = chosen.includes(option.value);
          return (
            <div key={option.value} className={classNames('option-card', isChosen && 'is-chosen')}>
              <label className="option-card__main">
                <ChoiceInput
                  ref={option === focusable ? ref : undefined}
                  type={type}
                  name={name ?? id}
                  value={option.value}
                  checked={isChosen}
                  disabled={option.isDisabled}
                  aria-labelledby={`${cardId}-title`}
                  aria-describedby={`${cardId}-text ${cardId}-price`}
                  aria-invalid={field.error ? true : undefined}
                  onBlur={onBlur}
                  onChange={() => {
                    onPress(option.value);
                  }}
                />
                {option.image ? <span className="option-card__image">{option.image}</span> : null}
                <span className="option-card__title" id={`${cardId}-title`}>
                  {option.title}
                </span>
                <span className="option-card__description" id={`${cardId}-text`}>
                  {option.description}
                </span>
                <span className="option-card__price" id={`${cardId}-price`}>
                  {option.price}
                </span>
              </label>
              {option.details ? <div className="option-card__details">{option.details}</div> : null}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
