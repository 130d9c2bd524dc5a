type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const IGNORED = ['file', 'hidden', 'button', 'submit', 'reset', 'fieldset', 'output', 'object'];

const isControl = (element: Element): element is Control =>
  'type' in element &&
  typeof element.type === 'string' &&
  !IGNORED.includes(element.type) &&
  !element.matches(':disabled');

const isChecked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/**
 * Reports values set without an event (password managers, kiosks, restored forms) to their fields.
 * @param valueOf the form's value; only texts and booleans count
 */
export function takeOverValues(form: HTMLFormElement, valueOf: (name: string) => unknown): void {
  for (const control of [...form.elements].filter(isControl)) {
    const valueBefore = valueOf(control.name);
    if (isChecked(control)) takeOverChoice(control, valueBefore);
    else if (typeof valueBefore === 'string' && control.value !== valueBefore) takeOverText(control, valueBefore);
  }
}

/** Pressed from the state before: React compares with what it saw last. */
function takeOverChoice(control: HTMLInputElement, valueBefore: unknown): void {
  const { checked: isOn, type } = control;
  const isNew =
    type === 'checkbox'
      ? typeof valueBefore === 'boolean' && isOn !== valueBefore
      : isOn && typeof valueBefore === 'string' && control.value !== valueBefore;
  if (!isNew) return;
  control.checked = !isOn;
  control.click();
}

function takeOverText(control: Exclude<Control, 'checked'>, valueBefore: string): void {
  const text = control.value;
  const isSelect = control.type === 'select-one';
  // Until its options are loaded, a select shows another value.
  const hasOption =
    !('options' in control) || valueBefore === '' || [...control.options].some(({ value }) => value === valueBefore);
  if (!hasOption || (isSelect && text === '')) return;
  control.value = valueBefore;
  // Past React's own property, which would note the value as seen.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}
