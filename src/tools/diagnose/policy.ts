import { isPictureLoaded } from './askingPage';
import { withinDeadline } from './deadline';
import { webAddress } from '../../lib/webAddress';
import { finding, type DiagnosisFinding } from '../embedding/finding';
import { trustedTypesFindings } from '../embedding/policy';

/** Tests whether the policy allows `data:` pictures, which the shop contains. */
const PROBE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** An origin, or a keyword ('inline'). */
const sourceOf = (blocked: string) => webAddress(blocked)?.origin ?? blocked;

/** Of header and `meta` elements; '' for none or an unreadable one. */
async function policyOf(page: Document): Promise<string> {
  const tags = [...page.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]')];
  const inHead = tags.map((tag) => tag.getAttribute('content') ?? '');
  // A sandboxed frame may not read its own address, and the browser would log it.
  const isReadable = window.origin !== 'null';
  const answer = isReadable
    ? await withinDeadline(() => fetch(page.location.href, { method: 'HEAD', cache: 'no-store' }))
    : undefined;
  return [answer?.headers.get('content-security-policy') ?? '', ...inHead].filter(Boolean).join(', ');
}

/**
 * Finds what the Content-Security-Policy of the page blocks.
 *
 * @param line what a policy has to allow for the shop, to be pasted
 * @param probe requests of the platform: violations are recorded while it runs
 */
export async function policyFindings(
  page: Document,
  line: string,
  probe: () => Promise<unknown>,
): Promise<DiagnosisFinding[]> {
  const refused = new Set<string>();
  const record = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    void refused.add(`${effectiveDirective} verbietet ${sourceOf(blockedURI)}`);
  page.addEventListener('securitypolicyviolation', record);
  const [, hasPictures] = await Promise.all([probe(), isPictureLoaded(PROBE)]);
  // The browser reports a violation in a later task.
  await new Promise((resolve) => setTimeout(resolve, 50));
  page.removeEventListener('securitypolicyviolation', record);
  // The shop itself never asks for the page.
  const policy = await policyOf(page);

  const findings = [...refused].map((text) =>
    finding(
      'Sicherheitsrichtlinie',
      'error',
      `${text}.`,
      `Die Content-Security-Policy der Seite braucht auch: ${line}`,
    ),
  );
  if (!hasPictures && refused.size === 0)
    findings.push(finding('Sicherheitsrichtlinie', 'warning', 'Bilder aus data: werden nicht gezeigt.'));
  findings.push(...trustedTypesFindings(policy));
  if (findings.length > 0) return findings;
  return [
    finding(
      'Sicherheitsrichtlinie',
      'ok',
      policy === ''
        ? 'Die Seite hat keine, oder sie ist nicht lesbar; nichts wurde verboten.'
        : 'Nichts wurde verboten.',
    ),
  ];
}
