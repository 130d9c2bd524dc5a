/** Property names in browsers' messages, which are code and stay. */
const CODE_NAME = /\((?:reading|setting) '[\w$]+'\)/;

/** Longest message; cut before the word, quotation or number at the bound. */
const MAX_MESSAGE = 1000;

export function redact(message: string): string {
  const [name = ''] = CODE_NAME.exec(message) ?? [];
  const isCut = message.length > MAX_MESSAGE;
  const beginning = isCut ? message.slice(0, MAX_MESSAGE).replace(/[\d\s/-]*\S*$/, '') : message;
  const text = beginning
    .replace(CODE_NAME, '')
    .replace(isCut ? /(["'`„‚«])[^"'`“‘»]*(?:["'`“‘»]|$)/g : /(["'`„‚«])[^"'`“‘»]*["'`“‘»]/g, '…')
    .replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d[\d\s/-]{2,}\d/g, '…');
  return `${text.trim()} ${name}`.trim().slice(0, 300);
}

const FRAME = /^\s+at |@[^@]*:\d+:\d+$/;
const MAX_STACK = 20_000;
const MAX_FRAMES = 40;

/** Name, redacted message, and stack without queries of the page's address. */
export function redactError(error: unknown): Error {
  const original = error instanceof Error ? error : new Error(String(error));
  const copy = new Error(redact(original.message));
  copy.name = original.name;
  const frames = (original.stack ?? '')
    .slice(0, MAX_STACK)
    .split('\n')
    .filter((line) => FRAME.test(line));
  const places = frames.slice(0, MAX_FRAMES).map((line) => line.replace(/[?#][^\s)]*?(?=:\d+:\d+)/, ''));
  copy.stack = [`${copy.name}: ${copy.message}`, ...places].join('\n');
  return copy;
}

/** Masks each segment that may be an id: 'GET /users/*'. */
export function redactCall(method: string, path: string): string {
  const [address = ''] = path.split('?');
  const masked = address
    .split('/')
    .map((segment) =>
      /^(?:[a-z][a-z-]*(?:[A-Z][a-z]+)*|v\d|https?:|[a-z.-]+\.[a-z]+|)$/.test(segment) ? segment : '*',
    );
  return `${method} ${masked.join('/')}`;
}
