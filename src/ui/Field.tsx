import { Info } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from './classNames';
import css from './Field.css?inline';
import { IconButton } from './IconButton';
import { useStyles } from './styles';

/** What every field shows around its control. */
export interface FieldProps {
  label: string;
  /** Stands under the control and helps before anything went wrong. */
  hint?: ReactNode;
  /** Says what to do; takes the place of nothing and is announced when it appears. */
  error?: string;
  isRequired?: boolean;
  /** Longer text behind the toggle 'Detaillierte Beschreibung'. */
  info?: ReactNode;
  /** The label is only read, never seen: for places that say it otherwise. */
  isLabelHidden?: boolean;
}

/** Goes on the native control. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldParts {
  label: ReactNode;
  control: ControlAttributes;
  info: ReactNode;
  foot: ReactNode;
}

function useFieldParts({ label, hint, error, isRequired, info }: FieldProps, givenId?: string): FieldParts {
  useStyles(css, 'ui');
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isInfoOpen, setInfoOpen] = useState(false);
  const describedBy = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`);
  return {
    control: {
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': isRequired ? true : undefined,
    },
    label: (
      <>
        {label}
        {isRequired ? (
          <span className="field__required" aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </>
    ),
    info: info ? (
      <>
        <IconButton
          className="field__info-toggle"
          label="Detaillierte Beschreibung"
          icon={<Info />}
          aria-expanded={isInfoOpen}
          aria-controls={`${id}-info`}
          onClick={() => {
            setInfoOpen(!isInfoOpen);
          }}
        />
        <div className="field__info" id={`${id}-info`} hidden={!isInfoOpen}>
          {info}
        </div>
      </>
    ) : null,
    foot: (
      <>
        {hint ? (
          <div className="field__hint" id={`${id}-hint`}>
            {hint}
          </div>
        ) : null}
        <div aria-live="polite">
          {error ? (
            <p className="field__error" id={`${id}-error`}>
              {error}
            </p>
          ) : null}
        </div>
      </>
    ),
  };
}

interface SingleFieldProps extends FieldProps {
  /** Id of the control, where something outside has to know it. */
  id?: string;
  className?: string;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label above, control, hint and message under it, for one native control. */
export function Field({ id, className, children, ...field }: SingleFieldProps) {
  const { label, control, info, foot } = useFieldParts(field, id);
  return (
    <div className={classNames('field', field.error && 'is-invalid', className)}>
      <div className={classNames('field__head', field.isLabelHidden && 'field__head--hidden')}>
        <label className="field__label" htmlFor={control.id}>
          {label}
        </label>
        {info}
      </div>
      {children(control)}
      {foot}
    </div>
  );
}

interface FieldGroupProps extends FieldProps {
  className?: string;
  children: ReactNode;
}

/** The same for several controls with one question: a `fieldset` with its `legend`. */
export function FieldGroup({ className, children, ...field }: FieldGroupProps) {
  const { label, control, info, foot } = useFieldParts(field);
  return (
    <fieldset
      className={classNames('field', field.error && 'is-invalid', className)}
      aria-describedby={control['aria-describedby']}
    >
      <legend className={classNames('field__legend', field.isLabelHidden && 'field__head--hidden')}>{label}</legend>
      {info ? <div className="field__head">{info}</div> : null}
      {children}
      {foot}
    </fieldset>
  );
}
