import { loadOperatorTexts } from './fileBeside';
import { knownAttributes } from '../../src/domain/integration/otherAttributes';
import type { OptionProblem, Prefix } from '../../src/domain/integration/mountOptions';
import { unknownAttributes, unknownProperties } from '../../src/tools/unknownNames';
import { warnDealer } from '../page/warnDealer';

type OperatorTexts = Awaited<ReturnType<typeof loadOperatorTexts>>;
interface Message {
  attribute: string;
  message: string;
}

/** In German; texts load only if there are problems. */
export async function messagesOf(problems: readonly OptionProblem[]): Promise<Message[]> {
  if (problems.length === 0) return [];
  const texts = await loadOperatorTexts().catch(() => undefined);
  return problems.map(({ attribute, option }) => ({
    attribute,
    message: texts?.OPTION_MESSAGES[option] ?? 'Dieser Wert fehlt oder ist ungültig.',
  }));
}

/** With the name probably meant; texts load only if there are any. */
function warn(names: readonly string[], read: (texts: OperatorTexts) => Message[]): void {
  if (names.length === 0) return;
  loadOperatorTexts().then(
    (texts) => read(texts).forEach(({ attribute, message }) => warnDealer(attribute, message)),
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
