import type { ComponentType, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Choice } from '../../../ui/fields/choice';
import type { UploadKind } from '../../../ui/fields/uploadRules';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';

/** Field of a form. */
export interface FormField<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  /** Help text, static or computed from the current values. */
  hint?: ReactNode | ((values: Values) => ReactNode);
  isRequired?: boolean;
  control: Control<Values>;
  /** Half of a row, or a width that hints at the length of the value; default: the whole row. */
  width?: 'half' | 'short';
  /** Whether the field is shown (default: yes). */
  when?: (values: Values) => boolean;
  /** Applied on blur, before validation. */
  normalise?: (typed: string) => string;
}

/** Props of a field's control. */
export interface ControlProps<Values extends FieldValues> {
  form: CheckedForm<Values, unknown>;
  field: FormField<Values>;
  /** Label, hint and error for the components of `ui/fields`. */
  text: { label: string; hint?: ReactNode; error?: string; isRequired?: boolean };
  isReadOnly: boolean;
}

export interface FileOptions {
  upload: UploadKind;
  /** 'Quadratisch, 400 × 400 Pixel' */
  wanted?: string;
  /** Frame to which the shop crops the picture. */
  frame?: 'circle' | 'wide' | 'product' | 'logo';
}

/** Input of a field, by its kind. */
export type Control<Values extends FieldValues> =
  | {
      kind: 'text';
      type?: HTMLInputTypeAttribute;
      inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url';
      /** Unit: '€', 'Tage'. */
      suffix?: string;
      maxLength?: number;
      /** Suggested values, each a button below the field. */
      usual?: readonly Choice[];
    }
  | { kind: 'area' }
  /** Multi-line text, optionally formatted (HTML). */
  | { kind: 'html' }
  | { kind: 'date' }
  | { kind: 'tick' }
  | { kind: 'select' | 'radio'; options: () => readonly Choice[]; placeholder?: string }
  /** Multiple choice; `empty` is the label of no choice ('Alle Standorte'). */
  | {
      kind: 'checks';
      options: () => readonly Choice[];
      /** Label of a value that is no longer offered, such as a deleted location (default: the value). */
      labelOf?: (value: string) => string;
      empty?: string;
      /** Whether the choices are sentences, one per line. */
      isSentences?: boolean;
    }
  /** One file; value: `FileChoice`. */
  | ({ kind: 'file' } & FileOptions)
  /** Ordered files; value: `FileChoice[]`. */
  | ({ kind: 'files' } & FileOptions)
  | { kind: 'texts'; addLabel: string }
  | { kind: 'colour'; standard: string }
  | { kind: 'own'; Control: ComponentType<ControlProps<Values>> };

/** Props of a control of one kind. */
export type ControlPropsOf<Kind extends string, Values extends FieldValues> = ControlProps<Values> & {
  control: Extract<Control<Values>, { kind: Kind }>;
};

export interface FormSection<Values extends FieldValues> {
  /** Absent in a short form with one section. */
  title?: string;
  /** One sentence. */
  text?: string;
  fields: readonly FormField<Values>[];
  when?: (values: Values) => boolean;
  /** Collapsed, for rarely needed fields. */
  isOptional?: boolean;
}
