import Info from 'lucide-react/icons/info';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../classNames';
import css from './Field.css?inline';
import { describedBy, FieldText, RequiredMark } from './FieldText';
import { IconButton } from '../actions/IconButton';
import { useStyles } from '../styles';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  /** Behind 'Detaillierte Beschreibung'. */
  info?: ReactNode;
  isLabelHidden?: boolean;
}

export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface SingleFieldProps extends FieldProps {
  /** Of the control; the label's has '-label' after it. */
  id?: string;
  className?: string;
  children: (control: ControlAttributes) => ReactNode;
}

export function Field({ id: givenId, className, children, ...field }: SingleFieldProps) {
  useStyles(css, 'ui');
  const ownId = useId();
  const id = givenId ?? ownId;
  const { label, hint, error, isRequired, info, isLabelHidden } = field;
  return (
    <div className={classNames('field', className)}>
      <div className={classNames('field__head', isLabelHidden && 'field__head--hidden')}>
        <label className="field__label" id={`${id}-label`} htmlFor={id}>
          {isRequired ? (
            <>
              <span>{label}</span>
              <RequiredMark />
            </>
          ) : (
            label
          )}
        </label>
        {info ? <FieldInfo id={id}>{info}</FieldInfo> : null}
      </div>
      {children({
        id,
        'aria-describedby': describedBy({ id, hint, error }),
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired ? true : undefined,
      })}
      <FieldText id={id} hint={hint} error={error} />
    </div>
  );
}

interface FieldGroupProps extends FieldProps {
  className?: string;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

export function FieldGroup({ className, isDisabled, children, ...field }: FieldGroupProps) {
  useStyles(css, 'ui');
  const id = useId();
  const { label, hint, error, isRequired, info, isLabelHidden } = field;
  return (
    <fieldset
      className={classNames('field', className)}
      disabled={isDisabled}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend id={`${id}-label`} className={classNames('field__label', isLabelHidden && 'field__head--hidden')}>
        {isRequired ? (
          <>
            <span>{label}</span>
            <RequiredMark />
          </>
        ) : (
          label
        )}
      </legend>
      {info ? (
        <div className="field__head">
          <FieldInfo id={id}>{info}</FieldInfo>
        </div>
      ) : null}
      {children}
      <FieldText id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** Described by the field's label, because its name is the same everywhere. */
function FieldInfo({ id, children }: { id: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="field__info-toggle"
        label="Detaillierte Beschreibung"
        icon={<Info />}
        aria-describedby={`${id}-label`}
        aria-expanded={isOpen}
        aria-controls={`${id}-info`}
        onClick={() => {
          setOpen(!isOpen);
        }}
      />
      <div className="field__info" id={`${id}-info`} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
