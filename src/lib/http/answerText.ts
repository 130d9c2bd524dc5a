export function answerText(bytes: ArrayBuffer, contentType: string | undefined): string {
  const [, named = 'utf-8'] = /charset\s*=\s*"?([\w-]+)/i.exec(contentType ?? '') ?? [];
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    // An encoding that no browser knows.
    return new TextDecoder().decode(bytes);
  }
}
