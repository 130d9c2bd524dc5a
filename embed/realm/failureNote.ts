import { withoutMarks } from '../../src/domain/integration/withoutMarks';

/** Says in place of the shop of a tag why there is none, or behind the tag where it names no place that is there. */
export function showInPlaceOf(script: Element | null | undefined, text: string, page: Document): void {
  const note = page.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent = text;
  let target: Element | null | undefined;
  try {
    target = script && page.querySelector(withoutMarks(script.getAttribute('data-target') ?? ''));
  } catch {
    // No selector, or none that is valid.
  }
  if (target) target.appendChild(note);
  else script?.parentNode?.insertBefore(note, script.nextSibling);
}
