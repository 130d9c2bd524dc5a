import { classNames } from '../classNames';
import { useStyles } from '../styles';
import { FieldGroup, type FieldProps } from './Field';
import { RadioInput } from './RadioInput';
import { useRadioButtons, type RadioButtonsProps } from './radioButtons';
import css from './Segments.css?inline';

interface SegmentsProps<Value extends string> extends FieldProps, RadioButtonsProps<Value> {
  options: readonly { value: Value; label: string }[];
  className?: string;
}

/** Segmented control: radio buttons joined in one row, for two or three short options. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  useStyles(css, 'ui');
  const { options, value, onChange, onBlur, name, ref, className, ...field } = props;
  const radioButton = useRadioButtons(options, { value, onChange, onBlur, name, ref });
  return (
    <FieldGroup {...field} className={classNames('segments', className)}>
      <div className="segments__row">
        {options.map((option) => (
          <label key={option.value} className="segments__option">
            <RadioInput {...radioButton(option)} className="segments__input" />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
