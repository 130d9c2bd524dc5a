import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PostcodeField } from '../../../shared/PostcodeField';
import { isByDistance, type DistanceOrder } from '../../../domain/vehicle/search/query';
import { useNearby } from '../../../state/vehicles/nearby';
import { withQueryClient } from '../../../state/queries/withQueryClient';
import { Button } from '../../../ui/actions/Button';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { TRY_AGAIN } from '../../../ui/feedback/ErrorState';
import { Notice } from '../../../ui/feedback/Notice';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useOptions, useSearchStore } from '../SearchProvider';
import { nearestFirst, useLocationDistances } from '../filters/locations/useLocationDistances';

const FORM_ID = 'distance-sorting';

interface DistanceSortingProps {
  /** 'Entfernung' was chosen: sorts with the postcode, which it asks for. */
  isAsked: boolean;
  onDone: () => void;
}

/** The order is location ids: address, reload and Back need no postcode (rules/search: order by distance). */
export const DistanceSorting = withQueryClient(function DistanceSorting({ isAsked, onDone }: DistanceSortingProps) {
  const store = useSearchStore();
  const options = useOptions('location');
  const { distanceToLocation, error, retry } = useLocationDistances();
  const isKnown = useNearby((state) => state.postcode !== undefined);
  // A postcode entered in it does not close it.
  const [isDialog, setDialog] = useState(false);
  if (isAsked && !isDialog && (!isKnown || error !== null)) setDialog(true);
  if (!isAsked && isDialog) setDialog(false);
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const sort = useEffectEvent(() => {
    if (distanceToLocation === undefined) return;
    const ids = nearestFirst(options, distanceToLocation).flatMap(({ key }) =>
      distanceToLocation(key) === undefined ? [] : key,
    );
    const order: DistanceOrder = `distance ${ids.join()}`;
    if (ids.length > 0) store.sort(order);
    setSent(false);
    onDone();
  });
  const follow = useEffectEvent(() => {
    if (isByDistance(store.getState().criteria.orderBy) || isSent || (isAsked && !isDialog)) sort();
  });
  useEffect(() => {
    if (distanceToLocation !== undefined) follow();
  }, [distanceToLocation, isSent]);

  if (!isDialog) return null;
  return (
    <Dialog
      title="Nach Entfernung sortieren"
      size="small"
      onClose={onDone}
      footer={
        <Button type="submit" form={FORM_ID} variant="primary" isWide>
          Sortieren
        </Button>
      }
    >
      <form
        id={FORM_ID}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (error !== null) retry();
          if (isKnown) setSent(true);
          else form.current?.querySelector('input')?.focus();
        }}
      >
        {error === null ? null : (
          <Notice tone="error">{`Die Standorte konnten nicht geladen werden. ${busyTextOf(error) ?? TRY_AGAIN}`}</Notice>
        )}
        <PostcodeField />
      </form>
    </Dialog>
  );
});
