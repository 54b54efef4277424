import { Mail, Search } from 'lucide-react';
import { useState } from 'react';
import { CheckboxField } from '../form/checkbox-field.tsx';
import { CodeField } from '../form/code-field.tsx';
import { Combobox } from '../form/combobox.tsx';
import { DateField } from '../form/date-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { RadioCards } from '../form/radio-cards.tsx';
import { SearchField } from '../form/search-field.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextAreaField, TextField } from '../form/text-field.tsx';
import { foods } from './samples.ts';
import { Section } from './section.tsx';

const goals = [
  { value: 'gain', label: 'Muscle Gain' },
  { value: 'loss', label: 'Weight Loss' },
];

const genders = ['Male', 'Female', 'Other', 'Prefer not to say'].map((label) => ({ value: label, label }));

export function Fields() {
  return (
    <>
      <Section title="Fields and selects" className="g-all">
        <form className="g-two">
          <TextField label="Plan name" placeholder="For example Strength Four" hint="Shown in your list" />
          <SelectField label="Goal" options={goals} defaultValue="gain" />
          <NumberField label="Current weight" suffix="kg" step={0.1} min={0} defaultValue={76.4} />
          <NumberField
            label="Height"
            suffix="cm"
            defaultValue={17}
            error="Please enter a valid height between 50 and 250 cm"
          />
          <PasswordField label="Password" defaultValue="correcthorse" autoComplete="new-password" />
          <NumberField label="Portion" stepper stepBy={10} min={0} max={200} defaultValue={150} suffix="g" />
          <SelectField label="Level" options={goals} placeholder="Choose one" defaultValue="" optional />
          <DateField label="Date of birth" error="Please enter your date of birth" />
          <TextField
            label="Email"
            autoComplete="username"
            leading={<Mail size={20} aria-hidden="true" />}
            type="email"
          />
          <TextField label="Not yours to change" defaultValue="alex@example.com" disabled />
          <TextAreaField label="Notes" hint="Up to 500 characters" optional />
          <div className="g-row">
            <CheckboxField label="Selected" defaultChecked />
            <CheckboxField label="Not selected" />
            <CheckboxField label="Some" indeterminate />
            <CheckboxField label="Locked" disabled defaultChecked />
          </div>
        </form>
      </Section>
      <Controlled />
    </>
  );
}

function Controlled() {
  const [code, setCode] = useState('');
  const [food, setFood] = useState<string | null>(null);
  const [gender, setGender] = useState('Male');
  const [search, setSearch] = useState('');
  return (
    <>
      <Section title="Choosing one">
        <div className="g-stack g-wide">
          <RadioCards
            legend="Gender"
            name="gender"
            options={genders}
            value={gender}
            onChange={(event) => setGender(event.target.value)}
          />
          <RadioCards
            legend="Pace"
            name="pace"
            columns={1}
            error="Please choose a pace"
            options={[
              { value: 'slow', label: 'Steady', description: 'A little every week' },
              { value: 'fast', label: 'Quick', description: 'More, sooner' },
              { value: 'none', label: 'Not offered', disabled: true },
            ]}
          />
        </div>
      </Section>
      <Section title="Code and search">
        <div className="g-stack g-wide">
          <CodeField
            label="Verification code"
            value={code}
            onChange={setCode}
            hint="The code expires in 15 minutes. You can paste it."
          />
          <CodeField
            label="Wrong code"
            value="482016"
            onChange={() => {}}
            error="Invalid verification code"
          />
          <SearchField
            label="Search foods"
            placeholder="Looks while you type"
            maxLength={100}
            value={search}
            onSearch={setSearch}
          />
          <Combobox
            label="Food"
            options={foods}
            value={food}
            onChange={setFood}
            emptyText="No foods found"
            placeholder="Search foods"
            leading={<Search size={20} aria-hidden="true" />}
          />
        </div>
      </Section>
    </>
  );
}
