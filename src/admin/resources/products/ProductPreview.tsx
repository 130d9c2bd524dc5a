import { isHandOverType, paymentFrequencies, productTypes } from '../../../domain/products/productType';
import { readTypedNumber } from '../../../lib/typedNumber';
import { productOption } from '../../../features/checkout/parts/productText';
import { MultiOptionCards } from '../../../ui/fields/OptionCards';
import { DealerTheme } from '../../DealerTheme';
import { FormSection } from '../../engine/form/fields/fields';
import { useFilePreview } from '../../engine/form/fields/useFilePreview';
import type { OpenForm } from '../../engine/form/openForm';
import type { ProductValues } from './productForm';

interface ProductPreviewProps {
  form: OpenForm<ProductValues>;
  values: ProductValues;
  /** Step of the order by its title there. */
  step: string;
}

export function ProductPreview({ form, values, step }: ProductPreviewProps) {
  const { name, description, subType, images } = values;
  const picture = useFilePreview(images[0] ?? {});
  const price = readTypedNumber(values.price);
  const type = productTypes.keys.find((key) => key === values.type) ?? 'other';
  const frequency = paymentFrequencies.keys.find((key) => key === values.frequency) ?? 'once';
  const product = { type, frequency, subType, name, description, id: 'preview', images: picture ? [picture] : [] };
  return (
    <FormSection form={form} title={`So steht es unter „${step}“`}>
      {name.trim() === '' || price === undefined || price < 0 ? (
        <p className="form-section__field text-muted text-14">
          Die Vorschau zeigt Name und Preis, sobald beide eingetragen sind.
        </p>
      ) : (
        <div className="form-section__field" inert>
          <DealerTheme>
            <MultiOptionCards
              label="Vorschau"
              isLabelHidden
              options={[
                productOption({ ...product, price }, isHandOverType(type) ? undefined : 'auf Wunsch enthalten'),
              ]}
              value={[]}
              onChange={() => undefined}
            />
          </DealerTheme>
        </div>
      )}
    </FormSection>
  );
}
