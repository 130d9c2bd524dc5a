import type { ComponentType, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Choice } from '../../ui/fields/choice';
import type { UploadKind } from '../../ui/fields/uploadRules';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';

/** One field of a form. */
export interface FormField<Values extends FieldValues, Related> {
  name: FieldPath<Values>;
  label: string;
  /** How it is done; follows what is typed where it is made of the values. */
  hint?: ReactNode | ((values: Values) => ReactNode);
  isRequired?: boolean;
  control: Control<Values, Related>;
  /** Takes half of the row beside its neighbour, or a width that hints at the content. */
  width?: 'half' | 'short';
  /** Shown only then; the values of other fields decide. */
  when?: (values: Values) => boolean;
  /** Applied when the field is left, before it is checked. */
  normalise?: (typed: string) => string;
}

/** What the control of a field gets. */
export interface ControlProps<Values extends FieldValues, Related> {
  form: CheckedForm<Values, unknown>;
  field: FormField<Values, Related>;
  related: Related;
  /** The label with its mark, hint, message: for every piece of `ui/fields`. */
  text: { label: string; hint?: ReactNode; error?: string; isRequired?: boolean };
  isReadOnly: boolean;
}

export interface FileOptions {
  upload: UploadKind;
  /** 'Quadratisch, 400 × 400 Pixel' */
  wanted?: string;
  /** The frame that the shop cuts out. */
  frame?: 'circle' | 'wide' | 'product' | 'logo';
}

/** How a field is filled in. */
export type Control<Values extends FieldValues, Related> =
  | {
      kind: 'text';
      type?: HTMLInputTypeAttribute;
      inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url';
      /** Unit: '€', 'Tage'. */
      suffix?: string;
      maxLength?: number;
      /** Usual values, each a button under the field. */
      usual?: readonly Choice[];
    }
  | { kind: 'area' }
  /** A longer text that may be formatted (HTML). */
  | { kind: 'html' }
  | { kind: 'date' }
  | { kind: 'tick' }
  | { kind: 'select' | 'radio'; options: (related: Related) => readonly Choice[]; placeholder?: string }
  /** Any of several; `empty` says what none of them means ('Alle Standorte'). */
  | {
      kind: 'checks';
      options: (related: Related) => readonly Choice[];
      /** Name of a value that the entry has and that is offered no more (a deleted location). Default: the value. */
      labelOf?: (value: string, related: Related) => string;
      empty?: string;
      /** The choices are sentences: one below the other. */
      isSentences?: boolean;
    }
  /** One file: a `FileChoice`. */
  | ({ kind: 'file' } & FileOptions)
  /** Several in an order: `FileChoice[]`. */
  | ({ kind: 'files' } & FileOptions)
  | { kind: 'texts'; addLabel: string }
  | { kind: 'colour'; standard: string }
  | { kind: 'own'; Control: ComponentType<ControlProps<Values, Related>> };

/** The props of the control of one kind. */
export type ControlPropsOf<Kind extends string, Values extends FieldValues, Related> = ControlProps<Values, Related> & {
  control: Extract<Control<Values, Related>, { kind: Kind }>;
};
