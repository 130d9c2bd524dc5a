import type { ComponentType } from 'react';
import type { CheckoutStepName } from '../../../domain/order/checkoutStep';
import { productsOfType } from '../../../domain/order/catalogue';
import type { ProductType } from '../../../domain/order/productType';
import { OptionCards } from '../../../ui/fields/OptionCards';
import { useCheckoutActions, useCheckoutView } from '../checkoutContext';
import { productOption } from '../productText';
import type { CheckoutStep } from '../step';

interface ProductStepOptions {
  slug: CheckoutStepName;
  title: string;
  heading: string;
  intro: string;
  type: ProductType;
  /** Label of the choice of no product. */
  noneLabel: string;
  /** Content below the products. */
  After?: ComponentType;
}

/** Optional step with the products of one type, of which at most one is chosen (rules/checkout: optional steps). */
export function productStep({ type, noneLabel, After, ...texts }: ProductStepOptions): CheckoutStep {
  return {
    ...texts,
    phase: 'extras',
    when: ({ catalogue }) => productsOfType(catalogue, type).length > 0,
    isComplete: () => true,
    Form: () => (
      <>
        <ProductChoice type={type} noneLabel={noneLabel} label={texts.heading} />
        {After ? <After /> : null}
      </>
    ),
  };
}

const NONE = 'none';

interface ProductChoiceProps {
  type: ProductType;
  noneLabel: string;
  label: string;
}

function ProductChoice({ type, noneLabel, label }: ProductChoiceProps) {
  const { catalogue, order } = useCheckoutView();
  const { toggleProduct } = useCheckoutActions();
  const chosen = order.products.find((product) => product.type === type)?.id;

  const choose = (id: string) => {
    // Another product replaces the chosen one; 'none' removes it.
    const pressed = id === NONE ? chosen : id;
    if (pressed !== undefined && pressed !== (id === NONE ? undefined : chosen)) toggleProduct(pressed, catalogue);
  };
  return (
    <OptionCards
      label={label}
      isLabelHidden
      options={[...productsOfType(catalogue, type).map(productOption), { value: NONE, title: noneLabel }]}
      value={chosen ?? NONE}
      onChange={choose}
    />
  );
}
