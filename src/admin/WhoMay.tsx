import { Disclosure } from '../ui/layout/Disclosure';
import { useStyles } from '../ui/styles';
import css from './WhoMay.css?inline';
import { differingRights } from './rights';

export function WhoMay() {
  useStyles(css);
  return (
    <div className="grid gap-8">
      <p>Wenden Sie sich an die Person, die Ihren Shop verwaltet (Rolle „Administrator“).</p>
      <Disclosure summary="Wer darf was?">
        <table className="who-may__table w-full text-14">
          <caption>Alles, was hier nicht steht, dürfen beide Rollen.</caption>
          <thead>
            <tr>
              <th scope="col">Bereich</th>
              <th scope="col">Mitarbeiter</th>
              <th scope="col">Administrator</th>
            </tr>
          </thead>
          <tbody>
            {differingRights().map(({ label, employee, admin }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{employee}</td>
                <td>{admin}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
}
