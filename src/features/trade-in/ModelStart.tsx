import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { tradeInStart } from '../../domain/trade-in/address';
import { ofManufacturer, ofModel } from '../../domain/trade-in/changes';
import { EMPTY_TRADE_IN } from '../../domain/trade-in/entries';
import { useShop } from '../../state/shopContext';
import { createTradeInDraftStore } from '../../state/device-data/tradeInDraft';
import { Button } from '../../ui/actions/Button';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { Select } from '../../ui/fields/Select';
import { useStyles } from '../../ui/styles';
import { useTradeInManufacturers } from './queries';
import css from './StepForm.css?inline';

/** Where the valuation is offered; it continues with these choices, and returns there. */
export function ModelStart() {
  useStyles(css);
  const link = useRouteLink(tradeInStart(useLocation().pathname));
  const draft = useShop().lazyStore(createTradeInDraftStore);
  const { data: manufacturers = [], isPending } = useTradeInManufacturers();
  const [manufacturerId, setManufacturerId] = useState('');
  const [modelId, setModelId] = useState('');
  const manufacturer = manufacturers.find(({ id }) => id === manufacturerId);
  const model = manufacturer?.models.find(({ id }) => id === modelId);
  const optionsOf = (named: readonly { id: string; name: string }[] = []) =>
    named.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      {isPending || manufacturers.length > 0 ? (
        <div className="trade-in-form__row">
          <Select
            label="Hersteller Ihres Fahrzeugs"
            placeholder={isPending ? 'Hersteller werden geladen …' : 'Bitte wählen'}
            disabled={isPending}
            options={optionsOf(manufacturers)}
            value={manufacturerId}
            onChange={({ currentTarget: { value } }) => {
              setManufacturerId(value);
              setModelId('');
            }}
          />
          <Select
            label="Modell Ihres Fahrzeugs"
            placeholder="Bitte wählen"
            disabled={manufacturer === undefined}
            options={optionsOf(manufacturer?.models)}
            value={modelId}
            onChange={({ currentTarget: { value } }) => setModelId(value)}
          />
        </div>
      ) : null}
      <Button
        variant="primary"
        href={link.href}
        onClick={(event: MouseEvent<HTMLAnchorElement>) => {
          const { enter } = draft.getState();
          if (manufacturer) enter({ ...EMPTY_TRADE_IN, ...ofManufacturer(manufacturer), ...ofModel(model) });
          link.onClick(event);
        }}
      >
        Fahrzeug bewerten
      </Button>
    </>
  );
}
