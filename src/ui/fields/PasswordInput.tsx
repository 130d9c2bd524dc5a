import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { IconButton } from '../actions/IconButton';
import { useStyles } from '../styles';
import { Field } from './Field';
import css from './PasswordInput.css?inline';
import type { TextInputProps } from './TextInput';

interface PasswordInputProps extends Omit<TextInputProps, 'suffix' | 'icon' | 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

/** Accepts the props of `register`. */
export function PasswordInput(props: PasswordInputProps) {
  useStyles(css, 'ui');
  const { label, hint, error, isRequired, info, isLabelHidden, id, className, ...rest } = props;
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, isRequired, info, isLabelHidden, id, className }}>
      {(control) => (
        <div className="password-input">
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            className="control"
            autoCapitalize="none"
            spellCheck={false}
          />
          <IconButton
            className="password-input__toggle"
            label={isShown ? `${label} verbergen` : `${label} anzeigen`}
            icon={<Eye />}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
