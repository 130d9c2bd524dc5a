import { release } from '../../lib/release';
import type { MountedSession } from './mountedSession';
import { OPTION_MESSAGES } from '../../domain/integration/optionMessages';
import { diagnosisText, finding, type Diagnosis, type DiagnosisFinding } from '../embedding/finding';
import { policyLine } from '../embedding/hosting';
import { pageFindings } from '../embedding/rules';
import { buildFindings } from './build';
import { livePage } from './livePage';
import {
  addressFindings,
  builtInFindings,
  consentFindings,
  headerFindings,
  openerFindings,
  propertyFindings,
  sandboxFindings,
  searchFindings,
  storageFindings,
} from './page';
import { stickingFindings } from './sticking';
import { missedTargetFinding, targetFindings } from './target';
import { PICTURE_PROBLEM, platformFindings } from './platform';
import { policyFindings } from './policy';

export * from '../operatorTexts';

/** State of the running script, passed because this module is another instance beside the single script. */
export interface ScriptState {
  sessions: readonly MountedSession[];
  /** Selectors that no element has matched in time. */
  missedTargets: readonly string[];
  /** Services that the page's consent tool has granted. */
  grantedServices: readonly string[];
  /** `undefined` in a module and for an inlined script. */
  scriptAddress: string | undefined;
  isSingleScript: boolean;
}

/** Address of the module beside this file; `undefined` in the bundle of another project, and in the classic script of a frame. */
function moduleAddress(): string | undefined {
  const { url } = import.meta;
  return /^http.*webshop-diagnosis[^/]*$/.test(url) ? new URL('webshop-widget.js', url).href : undefined;
}

/** Changes nothing; logs the findings. */
export async function diagnose({
  sessions,
  missedTargets,
  grantedServices,
  scriptAddress,
  isSingleScript,
}: ScriptState): Promise<Diagnosis> {
  const findings = buildFindings(document, isSingleScript);
  findings.push(
    ...sandboxFindings(),
    ...missedTargets.map((selector) => missedTargetFinding(document, selector)),
    ...pageFindings(livePage(document, sessions), true),
  );
  if (sessions.length === 0 && !findings.some(({ topic, level }) => level === 'error' && /Ziel|Einbindung/.test(topic)))
    findings.push(
      finding(
        'Einbindung',
        'error',
        'Auf dieser Seite ist kein Shop eingebunden.',
        'Dem Skript fehlen data-admin-id und data-target, oder mount wurde nicht gerufen.',
      ),
    );
  for (const session of sessions) {
    const { name, problems } = session;
    for (const { attribute, option } of problems) {
      const text = `${name}: ${attribute}. ${OPTION_MESSAGES[option]}`;
      findings.push(finding('Einbindung', session.config ? 'warning' : 'error', text));
    }
    findings.push(
      ...targetFindings(session),
      ...openerFindings(session),
      ...searchFindings(session, sessions),
      ...propertyFindings(session),
      ...headerFindings(session),
      ...stickingFindings(session),
      ...consentFindings(session, grantedServices),
    );
  }
  const addressed = sessions.find(({ config }) => config?.mode === 'shop');
  if (addressed) findings.push(...addressFindings(addressed));
  const platforms = new Map(
    sessions.flatMap(({ config }) => (config ? [[`${config.apiUrl} ${config.adminId}`, config]] : [])),
  );
  const fromPlatforms: DiagnosisFinding[] = [];
  const script = scriptAddress ?? moduleAddress();
  const folder = script === undefined ? location.origin : new URL('.', script).href;
  const line = policyLine(folder, sessions.find(({ config }) => config)?.config?.apiUrl ?? '');
  const fromPolicy = await policyFindings(document, line, async () => {
    for (const config of platforms.values()) fromPlatforms.push(...(await platformFindings(config)));
  });
  const forbidsPictures = fromPolicy.some(({ text }) => /^(?:img|default)-src /.test(text));
  findings.push(
    ...fromPlatforms.filter(({ text }) => !forbidsPictures || !text.startsWith(PICTURE_PROBLEM)),
    ...fromPolicy,
    ...builtInFindings(),
    ...storageFindings(),
  );
  const diagnosis: Diagnosis = {
    version: release,
    ...(script !== undefined && { script }),
    findings,
  };
  console.info(diagnosisText(diagnosis));
  return diagnosis;
}
