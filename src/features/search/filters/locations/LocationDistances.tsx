import { PostcodeField } from '../../../../shared/PostcodeField';
import { radiusLabel, useNearby } from '../../../../state/vehicles/nearby';
import { withQueryClient } from '../../../../state/queries/withQueryClient';
import { Select } from '../../../../ui/fields/Select';
import { takeOverValues } from '../../../../ui/fields/takeOverValues';
import type { FrameProps } from '../filter';
import { useLocationDistances } from './useLocationDistances';

/** km. */
const RADII = [25, 50, 100, 200, 400] as const;

/** Sorts by distance, chooses those in a radius (rules/search: radius). */
export const LocationDistances = withQueryClient(function LocationDistances({
  options,
  values: { vehicleDealerLocationIds: chosen },
  onChange,
}: Omit<FrameProps, 'children'>) {
  const { distanceToLocation } = useLocationDistances();
  const { postcode = '', setArea } = useNearby((state) => state);

  const within = (radius: number) =>
    options.flatMap(({ key }) => ((distanceToLocation?.(key)?.kilometres ?? Infinity) <= radius ? key : []));
  const isChosen = (radius: number) => within(radius).sort().join() === [...(chosen ?? [])].sort().join();
  const radius = String(chosen === undefined ? '' : (RADII.find(isChosen) ?? ''));
  const takeOver = (form: HTMLFormElement) => takeOverValues(form, (name) => ({ postcode, radius })[name]);
  return (
    <form
      className="filter-form__postcode"
      noValidate
      onBlurCapture={({ currentTarget }) => takeOver(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        takeOver(event.currentTarget);
      }}
    >
      <PostcodeField />
      {distanceToLocation === undefined ? null : (
        <Select
          label="Umkreis"
          name="radius"
          placeholder="Beliebig"
          value={radius}
          options={RADII.map((radius) => ({
            value: String(radius),
            label: `bis ${radius} km`,
            isDisabled: within(radius).length === 0,
          }))}
          onChange={({ currentTarget: { value } }) => {
            const ids = within(Number(value));
            if (value !== '') setArea({ label: radiusLabel(Number(value), postcode), ids });
            onChange(value === '' ? {} : { vehicleDealerLocationIds: ids });
          }}
        />
      )}
    </form>
  );
});
