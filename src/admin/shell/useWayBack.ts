import type { FieldValues } from 'react-hook-form';
import { tradeInValidityOf } from '../../domain/trade-in/tradeIn';
import { useNow, usePlatform, useSession, useTenant } from '../../state/shopContext';
import { takePartsBack } from '../engine/changes/deeds';
import type { Changeable } from '../engine/changes/sendChange';
import type { Entry } from '../engine/entry';
import type { OwnChange } from '../ownWork';
import { locationForm, locationRows } from '../resources/locations';
import { productForm } from '../resources/products/productForm';
import { productRows } from '../resources/products/products';
import { settingsFormFor, settingsSource } from '../resources/settings/settingsForm';
import { tradeInForm } from '../resources/tradeInForm';
import { tradeInRows } from '../resources/tradeIns';

/** Gives a change that a reload has found its way back, as far as its values were kept (rules/admin: what a reload finds). */
export function useWayBack(): (change: OwnChange) => OwnChange {
  const platform = usePlatform();
  const roles = useSession().user?.roles ?? [];
  const validity = tradeInValidityOf(useTenant().settings, useNow()());
  const by = <Row extends Entry, Values extends FieldValues>(
    entries: Changeable<Row, Values>,
  ): NonNullable<OwnChange['takeBack']> => {
    return (parts, agreed, signal) => takePartsBack(entries, parts, { platform, agreed, signal });
  };
  const ways: Readonly<Record<string, () => OwnChange['takeBack']>> = {
    locations: () => by({ form: locationForm, source: locationRows }),
    products: () => by({ form: productForm, source: productRows }),
    'tenant-settings': () => by({ form: settingsFormFor(roles), source: settingsSource }),
    'trade-ins': () => by({ form: tradeInForm(validity), source: tradeInRows }),
  };
  return (change) => {
    const { takeBack, final, of = '' } = change;
    return takeBack !== undefined || final !== undefined ? change : { ...change, takeBack: ways[of]?.() };
  };
}
