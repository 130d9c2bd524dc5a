import { useQueryClient } from '@tanstack/react-query';
import { optionalUrl } from '../../../domain/dealer/rules';
import { usePlatform, useSession, useShowNotice, useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { changeDeed } from '../../engine/changes/deeds';
import { hasArrived, sendChange } from '../../engine/changes/sendChange';
import { HAS_NOT_ARRIVED } from '../../engine/failure';
import { useWrite } from '../../engine/write/useWrite';
import { SaveFailure } from '../../engine/write/SaveFailure';
import { MESSAGE_MS } from '../../Messages';
import { useReloadTenant } from '../../reloadTenant';
import { SETTINGS_ID, settingsFormFor, settingsSource } from '../../resources/settings/settingsForm';
import { mayDo } from '../../rights';

export function WebsiteOffer({ address }: { address: string }) {
  const platform = usePlatform();
  const client = useQueryClient();
  const show = useShowNotice();
  const reloadTenant = useReloadTenant();
  const roles = useSession().user?.roles ?? [];
  const { integrationWebsiteUrl: saved } = useTenant().settings;
  const entries = { form: settingsFormFor(roles), source: settingsSource };
  const changeTo = (after: string) => ({ integrationWebsiteUrl: { before: saved ?? '', after } });
  const { error, isPending, submit, reread } = useWrite({
    send: async (after: string, signal) => {
      const { row, change } = await sendChange(entries, SETTINGS_ID, changeTo(after), { platform, signal });
      return { row, change };
    },
    read: settingsSource.calls.list,
    judge: ([row], after) =>
      row !== undefined && hasArrived(entries.form, changeTo(after), row)
        ? { answer: { row, change: changeTo(after) } }
        : HAS_NOT_ARRIVED,
    deed: (written) => changeDeed(platform, entries, [written]),
    onSuccess: () => {
      show({ text: 'Erfolgreich gespeichert', kind: 'success', durationMs: MESSAGE_MS });
      void client.invalidateQueries({ queryKey: ['tenant-settings'] });
      reloadTenant();
    },
    // Shows what somebody else has saved.
    onError: reloadTenant,
  });
  const typed = optionalUrl().safeParse(address).data ?? undefined;
  if (typed === undefined || typed === saved || !mayDo(roles, 'settings-dokumente')) return null;
  return (
    <div className="grid gap-8 justify-items-start wrap-anywhere">
      <SaveFailure error={error} reread={reread} />
      <p>
        {saved === undefined
          ? 'In den Einstellungen steht noch keine „Website mit dem Shop“.'
          : `In den Einstellungen steht als „Website mit dem Shop“: ${saved}`}
      </p>
      <Button isBusy={isPending} onClick={() => void submit(typed)}>
        Als „Website mit dem Shop“ übernehmen
      </Button>
    </div>
  );
}
