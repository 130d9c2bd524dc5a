import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import type { FieldErrors, FormCheck } from '../../lib/forms/check';
import { useCheckAfterPress, type PressGuard } from './useCheckAfterPress';

type NameOf<Values> = keyof Values & string;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Goes on a native control, or a piece that passes it on: TextInput, TextArea, Select, Checkbox. */
export interface Registration {
  name: string;
  /** Of a text; a tick has `checked`. */
  value?: string;
  checked?: boolean;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: () => void;
  ref: (control: { focus: () => void } | null) => void;
}

export interface Form<Values, Output = Values> {
  values: Values;
  register: (name: NameOf<Values>, options?: { onChange?: (event: ChangeEvent<Control>) => void }) => Registration;
  /** For the `form` element: sending checks everything, then sends or shows every message. */
  formProps: (send: (values: Output) => Promise<void> | void) => FormProps;
  getValues: () => Values;
  setValue: <Name extends NameOf<Values>>(name: Name, value: Values[Name]) => void;
  /** Several at once. */
  setValues: (entries: Partial<Values>) => void;
  setFocus: (name: NameOf<Values>) => void;
  /** Checks one field now. */
  trigger: (name: NameOf<Values>) => void;
  /** Back to the beginning. */
  reset: () => void;
  formState: {
    errors: FieldErrors<NameOf<Values>>;
    /** How often the form was sent, in vain or not. */
    submitCount: number;
    isSubmitting: boolean;
  };
}

/** A `form` whose fields are checked by the shop, not by the browser. */
interface FormProps extends PressGuard {
  noValidate: true;
  onSubmit: (event: SyntheticEvent) => void;
}

interface FormOptions<Values, Output> {
  defaultValues: Values;
  check: (values: Values) => FormCheck<Output>;
  /** Told of every entry: for drafts. */
  onEntry?: (values: Values) => void;
}

/**
 * The state of a form. A field is checked when it is left, not while the visitor types; sending checks all of them. Written
 * here because a library for it weighs a tenth of what the whole shop may, and the shop's forms need no more than this.
 */
export function useForm<Values extends object, Output = Values>(
  options: FormOptions<Values, Output>,
): Form<Values, Output> {
  const [values, setValues] = useState(options.defaultValues);
  const [errors, setErrors] = useState<FieldErrors<NameOf<Values>>>({});
  const [submitCount, setSubmitCount] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);
  // Handlers of the same press follow each other before anything is rendered: they need the newest entries.
  const newest = useRef(values);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const controls = useRef(new Map<string, { focus: () => void }>());

  const enter = useCallback((entries: Values) => {
    newest.current = entries;
    setValues(entries);
    latest.current.onEntry?.(entries);
  }, []);

  const stable = useMemo(() => {
    const trigger = (name: NameOf<Values>) => {
      const found = latest.current.check(newest.current).errors?.[name];
      setErrors((before) => ({ ...before, [name]: found }));
    };
    return {
      trigger,
      getValues: () => newest.current,
      setValue: <Name extends NameOf<Values>>(name: Name, value: Values[Name]) =>
        enter({ ...newest.current, [name]: value }),
      setValues: (entries: Partial<Values>) => enter({ ...newest.current, ...entries }),
      setFocus: (name: NameOf<Values>) => controls.current.get(name)?.focus(),
      reset: () => {
        enter(latest.current.defaultValues);
        setErrors({});
        setSubmitCount(0);
      },
      submit: async (send: (output: Output) => Promise<void> | void) => {
        const result = latest.current.check(newest.current);
        setErrors(result.errors ?? {});
        setSubmitCount((count) => count + 1);
        if (result.errors) return;
        setSubmitting(true);
        try {
          await send(result.values);
        } catch (error) {
          // Failures of the platform are the caller's; this is a mistake of ours, and the form stays usable.
          reportError(error);
        } finally {
          setSubmitting(false);
        }
      },
    };
  }, [enter]);

  const guard = useCheckAfterPress((name) => {
    if (isNameOf(newest.current, name)) stable.trigger(name);
  });
  const { submit, ...handlers } = stable;
  const formProps: Form<Values, Output>['formProps'] = (send) => ({
    ...guard,
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      void submit(send);
    },
  });

  const register: Form<Values, Output>['register'] = (name, { onChange } = {}) => {
    const value: unknown = values[name];
    return {
      name,
      ...(typeof value === 'boolean' ? { checked: value } : { value: typeof value === 'string' ? value : '' }),
      onChange: (event) => {
        const { target } = event;
        const entry = typeof value === 'boolean' && 'checked' in target ? target.checked : target.value;
        enter({ ...newest.current, [name]: entry });
        onChange?.(event);
      },
      onBlur: () => stable.trigger(name),
      ref: (control) => {
        if (control) controls.current.set(name, control);
        else controls.current.delete(name);
      },
    };
  };

  return { values, register, formProps, ...handlers, formState: { errors, submitCount, isSubmitting } };
}

function isNameOf<Values extends object>(values: Values, name: string): name is NameOf<Values> {
  return Object.hasOwn(values, name);
}
