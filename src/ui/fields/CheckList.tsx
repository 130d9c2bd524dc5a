import type { Ref } from 'react';
import { Checkbox } from './Checkbox';
import css from './CheckList.css?inline';
import { isDisabledChoice, toggled, type Choice } from './choice';
import { FieldGroup, type FieldProps } from './Field';
import { useStyles } from '../styles';

interface CheckListProps<Value extends string> extends FieldProps {
  options: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  ref?: Ref<HTMLInputElement>;
  isDisabled?: boolean;
}

/** An option without results ('(0)') can only be unticked. */
export function CheckList<Value extends string>({ options, value, onChange, ref, ...field }: CheckListProps<Value>) {
  useStyles(css, 'ui');
  return (
    <FieldGroup {...field}>
      <div className="check-list">
        {options.map((option, index) => {
          const isChosen = value.includes(option.value);
          return (
            <Checkbox
              key={option.value}
              ref={index === 0 ? ref : undefined}
              label={option.label}
              hint={option.hint}
              count={option.count}
              checked={isChosen}
              disabled={isDisabledChoice(option, isChosen)}
              onChange={() => {
                onChange(toggled(options, value, option.value));
              }}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
