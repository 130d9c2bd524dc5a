import { FactList } from '../../../ui/display/FactList';
import { Notice } from '../../../ui/display/Notice';
import { useCheckoutView } from '../checkoutContext';

/** Where the money goes: the dealer's account, as far as it is known (checkout 3). */
export function BankAccount() {
  const { companyName, iban, bic, bankName } = useCheckoutView().tenant.settings;
  if (iban === undefined) {
    return <Notice isStatic>Die Bankverbindung erhalten Sie mit der Bestätigung Ihrer Bestellung per E-Mail.</Notice>;
  }
  const facts = [
    { label: 'Empfänger', value: companyName },
    { label: 'IBAN', value: ibanText(iban) },
    { label: 'BIC', value: bic },
    { label: 'Bank', value: bankName },
  ];
  return (
    <section className="payment__account" aria-labelledby="bank-account">
      <h2 className="payment__account-title" id="bank-account">
        Bankverbindung des Autohauses
      </h2>
      <FactList facts={facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))} />
      <p className="payment__note">
        Bitte überweisen Sie erst, wenn Sie die Bestätigung Ihrer Bestellung erhalten haben. Den Verwendungszweck finden
        Sie darin.
      </p>
    </section>
  );
}

/** In groups of four, as on paper. */
const ibanText = (iban: string) => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1\u00A0');
