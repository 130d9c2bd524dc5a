import { giroCode } from '../../../domain/order/giroCode';
import { groupedIban } from '../../../domain/person/iban';
import type { PaymentOption } from '../../../domain/order/paymentOption/paymentOption';
import { useTenant } from '../../../state/shopContext';
import { FactList } from '../../../ui/display/FactList';
import { QrCode } from '../../../ui/display/QrCode';
import { Notice } from '../../../ui/feedback/Notice';
import { useStyles } from '../../../ui/styles';
import { CopyButton } from '../parts/CopyButton';
import css from './payment.css?inline';

interface BankAccountProps {
  option: Pick<PaymentOption, 'transfer'>;
  reference: string;
  amount?: string;
  /** EUR, of a placed order; only then with GiroCode. */
  euro?: number;
}

export function BankAccount({ option, reference, amount, euro }: BankAccountProps) {
  useStyles(css);
  const { companyName, iban, bic, bankName } = useTenant().settings;
  if (iban === undefined) {
    return <Notice isStatic>Die Bankverbindung erhalten Sie mit der Bestätigung Ihrer Bestellung per E-Mail.</Notice>;
  }
  const copyable = (label: string, text: string, value = text) =>
    euro === undefined ? (
      text
    ) : (
      <span className="payment__copyable">
        <span>{`${text} `}</span>
        <CopyButton label={label} value={value} />
      </span>
    );
  const facts = [
    { label: 'Empfänger', value: companyName },
    { label: 'IBAN', value: copyable('IBAN', groupedIban(iban, '\u00A0'), iban) },
    { label: 'BIC', value: bic },
    { label: 'Bank', value: bankName },
    { label: 'Betrag', value: amount && copyable('Betrag', amount, euro?.toFixed(2).replace('.', ',')) },
    { label: 'Verwendungszweck', value: copyable('Verwendungszweck', reference) },
  ];
  const content =
    euro === undefined ? undefined : giroCode({ recipient: companyName, iban, bic, amount: euro, reference });
  return (
    <section className="payment__account" aria-labelledby="bank-account">
      <h2 className="text-16" id="bank-account">
        Bankverbindung des Autohauses
      </h2>
      <FactList facts={facts} />
      {option.transfer === undefined ? null : <p className="payment__note text-14 text-muted">{option.transfer}</p>}
      {content === undefined || amount === undefined ? null : (
        <figure className="giro-code">
          <QrCode
            content={content}
            label={`GiroCode: QR-Code der Überweisung von ${amount}`}
            className="giro-code__code"
          />
          <figcaption className="payment__note text-14 text-muted">
            GiroCode: Scannen Sie ihn mit Ihrer Banking-App, dann ist die Überweisung ausgefüllt.
          </figcaption>
        </figure>
      )}
    </section>
  );
}
