import { loadOperatorTexts } from './fileBeside';
import { knownAttributes } from '../src/domain/integration/misspelt';
import type { Prefix } from '../src/domain/integration/mountOptions';
import { unknownAttributes, unknownProperties } from './unknownNames';
import { warnDealer } from './warnDealer';

type OperatorTexts = Awaited<ReturnType<typeof loadOperatorTexts>>;
interface Message {
  attribute: string;
  message: string;
}

/** Logs unknown names, with the one that was probably meant; the texts are loaded only if there are any. */
function warn(names: readonly string[], messagesOf: (texts: OperatorTexts) => Message[]): void {
  if (names.length === 0) return;
  loadOperatorTexts().then(
    (texts) => messagesOf(texts).forEach(({ attribute, message }) => warnDealer(attribute, message)),
    // Without the texts only a hint is missing.
    () => undefined,
  );
}

export function warnAboutUnknown(names: readonly string[], prefix: Prefix = 'data-'): void {
  unknownAttributes(names, prefix).then(
    (unknown) => warn(unknown, ({ misspeltAttributes }) => misspeltAttributes(unknown, knownAttributes(prefix))),
    () => undefined,
  );
}

export function warnAboutProperties(element: Element): void {
  const unknown = unknownProperties(element);
  warn(unknown, ({ misspeltProperties }) => misspeltProperties(unknown));
}
