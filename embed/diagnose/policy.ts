import { found, type DiagnosisFinding } from './finding';

/** Pictures of the platform, and small ones in the code itself. */
const PROBE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
/** Names of our policies under `trusted-types`. */
const POLICIES = ['webshop-widget', 'webshop-widget-json', 'webshop-widget-script'];

const isLoaded = (address: string) =>
  new Promise<boolean>((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = address;
  });

/** What a policy would name: an origin, or a word of its own ('inline'). */
const originOf = (blocked: string) => (URL.canParse(blocked) ? new URL(blocked).origin : blocked);

/** What the page's policy says, where it can be read: as a header of the page, or in its head. */
async function policyOf(page: Document): Promise<string> {
  const tags = [...page.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]')];
  const inHead = tags.map((tag) => tag.getAttribute('content') ?? '');
  const answer = await fetch(page.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return [answer?.headers.get('content-security-policy') ?? '', ...inHead].filter(Boolean).join('; ');
}

/**
 * What the Content-Security-Policy of the page stands in the way of.
 *
 * @param probe asks the platform: what is refused meanwhile is noted
 */
export async function policyFindings(page: Document, probe: () => Promise<unknown>): Promise<DiagnosisFinding[]> {
  const refused = new Set<string>();
  const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    void refused.add(`${effectiveDirective} verbietet ${originOf(blockedURI)}`);
  page.addEventListener('securitypolicyviolation', note);
  const [, hasPictures, policy] = await Promise.all([probe(), isLoaded(PROBE), policyOf(page)]);
  // The browser reports a refusal in a task of its own.
  await new Promise((resolve) => setTimeout(resolve, 50));
  page.removeEventListener('securitypolicyviolation', note);

  const findings = [...refused].map((text) =>
    found(
      'Sicherheitsrichtlinie',
      'error',
      `${text}.`,
      'Ergänzen Sie die Content-Security-Policy wie in der Anleitung.',
    ),
  );
  if (!hasPictures && refused.size === 0)
    findings.push(found('Sicherheitsrichtlinie', 'warning', 'Bilder aus data: werden nicht gezeigt.'));
  const names = /(?:^|;)\s*trusted-types\s([^;]*)/i.exec(policy)?.[1]?.trim().split(/\s+/);
  const missing = names === undefined || names.includes('*') ? [] : POLICIES.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    findings.push(
      found(
        'Sicherheitsrichtlinie',
        'error',
        `trusted-types erlaubt ${missing.join(', ')} nicht.`,
        'Ergänzen Sie diese Namen.',
      ),
    );
  }
  if (findings.length > 0) return findings;
  return [
    found(
      'Sicherheitsrichtlinie',
      'ok',
      policy === ''
        ? 'Die Seite hat keine, oder sie ist nicht lesbar; nichts wurde verboten.'
        : 'Nichts wurde verboten.',
    ),
  ];
}
