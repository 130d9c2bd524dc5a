import type { PaymentOption } from '../../../domain/order/paymentOption/paymentOption';
import { useTenant } from '../../../state/shopContext';
import { FactList } from '../../../ui/display/FactList';
import { Notice } from '../../../ui/display/Notice';
import { useStyles } from '../../../ui/styles';
import css from './payment.css?inline';

interface BankAccountProps {
  option: Pick<PaymentOption, 'transfer'>;
  /** Reference of the transfer; absent before the order. */
  reference?: string;
  /** Formatted amount of the transfer. */
  amount?: string;
}

/** Bank account of the dealer with amount and reference of the transfer (rules/order-and-payment: bank account shown). */
export function BankAccount({ option, reference, amount }: BankAccountProps) {
  useStyles(css);
  const { companyName, iban, bic, bankName } = useTenant().settings;
  if (iban === undefined) {
    return <Notice isStatic>Die Bankverbindung erhalten Sie mit der Bestätigung Ihrer Bestellung per E-Mail.</Notice>;
  }
  const facts = [
    { label: 'Empfänger', value: companyName },
    { label: 'IBAN', value: ibanText(iban) },
    { label: 'BIC', value: bic },
    { label: 'Bank', value: bankName },
    { label: 'Betrag', value: amount },
    { label: 'Verwendungszweck', value: reference },
  ];
  return (
    <section className="payment__account" aria-labelledby="bank-account">
      <h2 className="payment__account-title" id="bank-account">
        Bankverbindung des Autohauses
      </h2>
      <FactList facts={facts} />
      {reference === undefined || option.transfer === undefined ? null : (
        <p className="payment__note">{option.transfer}</p>
      )}
    </section>
  );
}

/** Groups of four. */
const ibanText = (iban: string) => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1\u00A0');
