/**
 * Each piece of `src/ui` in its states, made from the pieces themselves: `npm run dev` opens it, `npm run pictures` photographs it.
 * The query chooses the look: `?theme=dark`, `?theme=yellow`.
 */
import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { themeOnPage } from '../../src/domain/tenant/pageTheme';
import { ActionMenu } from '../../src/ui/actions/ActionMenu';
import { Button } from '../../src/ui/actions/Button';
import { Chip } from '../../src/ui/actions/Chip';
import { IconButton } from '../../src/ui/actions/IconButton';
import { Link } from '../../src/ui/actions/Link';
import { Announcer } from '../../src/ui/display/Announcer';
import { Badge } from '../../src/ui/display/Badge';
import { FactList } from '../../src/ui/display/FactList';
import { Heading } from '../../src/ui/display/Heading';
import { LoadingText } from '../../src/ui/display/LoadingText';
import { Price } from '../../src/ui/display/Price';
import { ProgressBar } from '../../src/ui/display/ProgressBar';
import { Skeleton } from '../../src/ui/display/Skeleton';
import { StepList } from '../../src/ui/display/StepList';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { Notice } from '../../src/ui/feedback/Notice';
import { Checkbox } from '../../src/ui/fields/Checkbox';
import { MultiSelect } from '../../src/ui/fields/MultiSelect';
import { PasswordInput } from '../../src/ui/fields/PasswordInput';
import { CheckPill, Pills } from '../../src/ui/fields/Pills';
import { RadioGroup } from '../../src/ui/fields/RadioGroup';
import { Select } from '../../src/ui/fields/Select';
import { TextArea } from '../../src/ui/fields/TextArea';
import { TextInput } from '../../src/ui/fields/TextInput';
import { ToggleButton } from '../../src/ui/fields/ToggleButton';
import { UploadBox } from '../../src/ui/fields/UploadBox';
import { Disclosure } from '../../src/ui/layout/Disclosure';
import { ShopSize } from '../../src/ui/layout/shopSize';
import { StepProgress } from '../../src/ui/layout/StepProgress';
import { Tabs } from '../../src/ui/layout/Tabs';
import { StyleRoot } from '../../src/ui/styles';

const LONG = 'Geschwindigkeitsregelanlage mit Abstandsregelung und Verkehrszeichenerkennung';
const ERROR = 'Bitte geben Sie etwas ein.';
const CHOICES = [
  { value: 'a', label: 'Benzin' },
  { value: 'b', label: 'Diesel' },
  { value: 'c', label: LONG },
] as const;

const ignore = () => undefined;

/** What a piece is told in a state; `Darüber` and `Fokus` are those of pointer and keyboard. */
interface State {
  name: string;
  text: string;
  error?: string;
  isDisabled?: boolean;
  forced?: 'hover' | 'focus-visible';
}

const STATES: readonly State[] = [
  { name: 'Ruhe', text: 'Kraftstoff' },
  { name: 'Darüber', text: 'Kraftstoff', forced: 'hover' },
  { name: 'Fokus', text: 'Kraftstoff', forced: 'focus-visible' },
  { name: 'Fehler', text: 'Kraftstoff', error: ERROR },
  { name: 'Gesperrt', text: 'Kraftstoff', isDisabled: true },
  { name: 'Lange Worte', text: LONG },
];

/** Pieces with states. */
const CONTROLS: Readonly<Record<string, (state: State) => ReactNode>> = {
  'Button, primär': ({ text, isDisabled }) => <Button variant="primary" children={text} disabled={isDisabled} />,
  Button: ({ text, isDisabled }) => <Button children={text} disabled={isDisabled} />,
  'Button, leise': ({ text, isDisabled }) => <Button variant="quiet" children={text} disabled={isDisabled} />,
  'Button, gefährlich': ({ text, isDisabled }) => <Button variant="danger" children={text} disabled={isDisabled} />,
  'Button, klein': ({ text, isDisabled }) => <Button size="small" children={text} disabled={isDisabled} />,
  'Button, wartend': ({ text }) => <Button variant="primary" isBusy children={text} />,
  IconButton: ({ text, isDisabled }) => <IconButton label={text} icon={<Trash2 />} disabled={isDisabled} />,
  'IconButton, umrandet': ({ text, isDisabled }) => (
    <IconButton label={text} icon={<Trash2 />} variant="outlined" disabled={isDisabled} />
  ),
  Link: ({ text }) => <Link href="#a" children={text} />,
  Chip: ({ text }) => <Chip label={text} onRemove={ignore} />,
  ToggleButton: ({ text, isDisabled }) => (
    <ToggleButton isPressed onToggle={ignore} disabled={isDisabled} children={text} />
  ),
  TextInput: ({ text, error, isDisabled }) => (
    <TextInput label={text} hint="Wie im Fahrzeugschein" suffix="km" {...{ error }} disabled={isDisabled} isRequired />
  ),
  'TextInput, mit Zeichen': ({ text, error, isDisabled }) => (
    <TextInput label={text} defaultValue={text} icon={<Search />} {...{ error }} disabled={isDisabled} />
  ),
  PasswordInput: ({ text, error, isDisabled }) => (
    <PasswordInput label={text} autoComplete="current-password" {...{ error }} disabled={isDisabled} />
  ),
  TextArea: ({ text, error, isDisabled }) => (
    <TextArea label={text} defaultValue={text} {...{ error }} disabled={isDisabled} />
  ),
  Select: ({ text, error, isDisabled }) => (
    <Select label={text} options={CHOICES} placeholder="Bitte wählen" {...{ error }} disabled={isDisabled} />
  ),
  MultiSelect: ({ text, error }) => (
    <MultiSelect label={text} options={CHOICES} value={['a']} onChange={ignore} {...{ error }} />
  ),
  Checkbox: ({ text, error, isDisabled }) => (
    <Checkbox label={text} hint="Freiwillig" defaultChecked {...{ error }} disabled={isDisabled} />
  ),
  RadioGroup: ({ name, text, error, isDisabled }) => (
    <RadioGroup
      label={text}
      name={`radio ${name}`}
      value="a"
      onChange={ignore}
      options={CHOICES.map((choice) => ({ ...choice, isDisabled }))}
      {...{ error }}
    />
  ),
  Pills: ({ name, text, error }) => (
    <Pills label={text} name={`pills ${name}`} value="a" onChange={ignore} options={CHOICES} {...{ error }} />
  ),
  CheckPill: ({ text, isDisabled }) => <CheckPill label={text} defaultChecked disabled={isDisabled} />,
  UploadBox: ({ text, error }) => <UploadBox label={text} kind="smallPdf" onFiles={ignore} {...{ error }} />,
  Disclosure: ({ text }) => <Disclosure summary={text} isOpen children={LONG} />,
  ActionMenu: ({ text }) => <ActionMenu label={text} icon={<Search />} actions={[]} />,
};

/** Pieces that only show something. */
const SHOWN: Readonly<Record<string, ReactNode>> = {
  Heading: ([1, 2, 3] as const).map((level) => (
    <Heading key={level} level={level} sub="Untertitel">
      {LONG}
    </Heading>
  )),
  Price: <Price amount="24.990 €" previous="26.990 €" beside="21.000 € netto" note="inkl. 19 % MwSt." size="large" />,
  Badge: (['neutral', 'warning'] as const).map((tone) => <Badge key={tone} tone={tone} children={LONG} />),
  Notice: (['info', 'success', 'warning', 'error'] as const).map((tone) => (
    <Notice key={tone} tone={tone} title={`Hinweis (${tone})`} isStatic onDismiss={ignore}>
      {LONG}
    </Notice>
  )),
  FactList: (['rows', 'tiles'] as const).map((layout) => (
    <FactList key={layout} layout={layout} facts={CHOICES.map(({ label }) => ({ label, value: label }))} />
  )),
  Tabs: (
    <Tabs
      label="Reiter"
      tabs={[
        { id: 'a', label: 'Daten' },
        { id: 'b', label: 'Ausstattung' },
        { id: 'c', label: LONG, disabledReason: 'Gibt es hier nicht.' },
      ]}
      selected="a"
      onSelect={ignore}
      children="Inhalt"
    />
  ),
  StepProgress: (
    <StepProgress
      label="Schritte"
      steps={[
        { id: 'a', title: 'Extras', state: 'done' },
        { id: 'b', title: LONG, state: 'current' },
        { id: 'c', title: 'Übersicht', state: 'open' },
      ]}
      onSelect={ignore}
    />
  ),
  StepList: <StepList steps={[{ when: 'Heute', what: LONG }]} />,
  ProgressBar: <ProgressBar label="Fortschritt" value={24} max={150} />,
  LoadingText: <LoadingText text="Wird geladen …" />,
  Skeleton: <Skeleton lines={3} />,
  EmptyState: <EmptyState icon={<Search />} title="Nichts gefunden" actions={<Button>Zurücksetzen</Button>} />,
  ErrorState: <ErrorState title="Die Liste konnte nicht geladen werden." onRetry={ignore} children={LONG} />,
};

function Pieces() {
  return (
    <div className="grid gap-32" style={{ padding: '24px' }}>
      {Object.entries(CONTROLS).map(([name, render]) => (
        <section key={name} className="grid gap-12">
          <h2 className="text-14 text-muted">{name}</h2>
          <div
            style={{
              display: 'grid',
              gap: '16px',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
            }}
          >
            {STATES.map((state) => (
              <div key={state.name} data-forced={state.forced} style={{ minWidth: 0 }}>
                <p className="pb-4 text-muted text-12">{state.name}</p>
                {render(state)}
              </div>
            ))}
          </div>
        </section>
      ))}
      {Object.entries(SHOWN).map(([name, piece]) => (
        <section key={name} className="grid gap-12">
          <h2 className="text-14 text-muted">{name}</h2>
          {piece}
        </section>
      ))}
    </div>
  );
}

const theme = new URLSearchParams(location.search).get('theme') ?? 'light';
const look = theme === 'yellow' ? { accent: '#fff700' } : {};
const isDark = theme === 'dark';
const container = document.querySelector<HTMLElement>('#pieces');
if (container)
  createRoot(container).render(
    <StyleRoot root={document}>
      <div
        className="shop"
        lang="de"
        style={
          { position: 'relative', '--scheme': isDark ? 'dark' : 'light', ...themeOnPage(look, { isDark }) } as object
        }
      >
        <ShopSize element={container}>
          <Announcer>
            <Pieces />
          </Announcer>
        </ShopSize>
      </div>
    </StyleRoot>,
  );
