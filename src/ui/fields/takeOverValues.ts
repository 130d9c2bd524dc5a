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
 * Reports values that were set without an event (password managers, kiosks, restored forms) to the handlers of their fields.
 *
 * @param valueOf value of a field as the form knows it; anything but a text or a boolean is left alone
 */
export function takeOverValues(form: HTMLFormElement, valueOf: (name: string) => unknown): void {
  for (const control of [...form.elements].filter(isControl)) {
    const valueBefore = valueOf(control.name);
    if (isChecked(control)) takeOverChoice(control, valueBefore);
    else if (typeof valueBefore === 'string' && control.value !== valueBefore) takeOverText(control, valueBefore);
  }
}

/** A press on it, from the state before: React compares with what it has seen last. */
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
  // A select without an option of the known value shows another one until its options are loaded.
  const hasOption =
    !('options' in control) || valueBefore === '' || [...control.options].some(({ value }) => value === valueBefore);
  if (!hasOption || (isSelect && text === '')) return;
  control.value = valueBefore;
  // Past React's own property, which would note the value as seen.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}
