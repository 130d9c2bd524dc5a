import type { ComponentType } from 'react';
import type { CheckoutStepName } from '../../../domain/order/checkoutStep';
import { productsOfType } from '../../../domain/order/catalogue';
import type { ProductType } from '../../../domain/order/productType';
import { OptionCards } from '../../../ui/fields/OptionCards';
import { useCheckoutActions, useCheckoutView } from '../checkoutContext';
import { ProductLine, productOption } from '../productText';
import type { CheckoutStep } from '../step';

interface ProductStepOptions {
  slug: CheckoutStepName;
  title: string;
  heading: string;
  intro: string;
  type: ProductType;
  /** The free choice: without any product of the type. */
  noneLabel: string;
  /** Below the products. */
  After?: ComponentType;
}

/** A step that offers the products of one type, at most one of which is chosen. Always valid (rules/checkout: optional steps, rules/checkout: single insurance). */
export function productStep({ type, noneLabel, After, ...texts }: ProductStepOptions): CheckoutStep {
  return {
    ...texts,
    when: ({ catalogue }) => productsOfType(catalogue, type).length > 0,
    isComplete: () => true,
    Form: () => (
      <>
        <ProductChoice type={type} noneLabel={noneLabel} label={texts.heading} />
        {After ? <After /> : null}
      </>
    ),
    Summary: () => <ChosenProducts type={type} noneLabel={noneLabel} />,
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
    // Choosing another product replaces the one before; 'none' gives it back.
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

/** The chosen products of a type with their prices, or that there is none. */
export function ChosenProducts({ type, noneLabel }: { type: ProductType; noneLabel: string }) {
  const { order } = useCheckoutView();
  const chosen = order.products.filter((product) => product.type === type);
  if (chosen.length === 0) return <p>{noneLabel}</p>;
  return (
    <ul>
      {chosen.map((product) => (
        <li key={product.id}>
          <ProductLine product={product} />
        </li>
      ))}
    </ul>
  );
}
