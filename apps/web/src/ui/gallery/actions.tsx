import { Ban, Check, Clock, Heart, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../data/avatar.tsx';
import { Badge } from '../data/badge.tsx';
import { LevelBars } from '../data/level-bars.tsx';
import { Pager } from '../data/pager.tsx';
import { Spinner } from '../data/spinner.tsx';
import { Button, ButtonLink, IconButton } from '../form/button.tsx';
import { Segmented } from '../form/segmented.tsx';
import { TextField } from '../form/text-field.tsx';
import { Logo } from '../layout/logo.tsx';
import { Tabs } from '../layout/tabs.tsx';
import { Section } from './section.tsx';

export function Actions() {
  return (
    <>
      <Buttons />
      <Choices />
      <Section title="Badges and marks" className="g-all">
        <div className="g-stack">
          <div className="g-row">
            <Badge>Barbell</Badge>
            <Badge icon={<LevelBars level={1} />}>Beginner</Badge>
            <Badge icon={<LevelBars level={2} />}>Intermediate</Badge>
            <Badge icon={<LevelBars level={3} />}>Advanced</Badge>
          </div>
          <div className="g-row">
            <Badge tone="success" icon={<Check aria-hidden="true" />}>
              Approved
            </Badge>
            <Badge tone="warning" icon={<Clock aria-hidden="true" />}>
              Pending
            </Badge>
            <Badge tone="danger" icon={<Ban aria-hidden="true" />}>
              Banned
            </Badge>
            <Badge tone="outline">Your food</Badge>
          </div>
          <div className="g-row">
            <Logo />
            <Avatar initials="AM" />
            <Spinner />
          </div>
        </div>
      </Section>
    </>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(false);
  const [liked, setLiked] = useState(true);
  return (
    <Section title="Buttons">
      <div className="g-stack g-wide">
        <div className="g-row">
          <Button icon={<Plus size={18} aria-hidden="true" />}>Add Food</Button>
          <Button variant="secondary">Edit Plan</Button>
          <Button variant="quiet">Show My Contributions</Button>
        </div>
        <div className="g-row">
          <Button variant="danger-outline">Delete Plan</Button>
          <Button variant="danger-quiet">Ban</Button>
          <Button variant="danger">Ban 2 users</Button>
          <Button disabled>Disabled</Button>
          <Button variant="quiet" disabled>
            Resend code in 42 s
          </Button>
        </div>
        <div className="g-row">
          <Button busy={busy} busyLabel="Saving" onClick={() => setBusy(true)}>
            Save
          </Button>
          <Button variant="secondary" busy>
            Loading more
          </Button>
          <ButtonLink to="/elsewhere" variant="secondary">
            A link
          </ButtonLink>
          <IconButton label="Search">
            <Search size={20} aria-hidden="true" />
          </IconButton>
          <IconButton
            label="Favorite"
            aria-pressed={liked}
            className="aria-pressed:text-training"
            onClick={() => setLiked(!liked)}
          >
            <Heart size={20} fill={liked ? 'currentColor' : 'none'} aria-hidden="true" />
          </IconButton>
        </div>
        <Button size="lg" full>
          Begin Your Transformation
        </Button>
      </div>
    </Section>
  );
}

function Choices() {
  const [tab, setTab] = useState('personal');
  const [days, setDays] = useState(30);
  const [page, setPage] = useState(1);
  const items = [
    { value: 'personal', label: 'Personal Information', content: <TextField label="Nickname" /> },
    { value: 'goals', label: 'Fitness Goals', content: <p>Second panel</p> },
    { value: 'security', label: 'Account Security', content: <p>Third panel</p> },
  ];
  return (
    <Section title="Tabs, segments, pages">
      <div className="g-stack g-wide">
        <Tabs label="Settings" value={tab} onValueChange={setTab} items={items} />
        <div>
          <Segmented
            label="Time frame"
            value={days}
            onChange={setDays}
            options={[7, 30, 90].map((value) => ({ value, label: `${value} Days` }))}
          />
        </div>
        <Pager label="Pages" page={page} pages={3} onPage={setPage} />
      </div>
    </Section>
  );
}
