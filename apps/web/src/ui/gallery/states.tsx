import { ChartLine, Check, Heart } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../data/badge.tsx';
import { Card } from '../data/card.tsx';
import { EmptyState } from '../data/empty-state.tsx';
import { ErrorState } from '../data/error-state.tsx';
import { RetryLine } from '../data/retry-line.tsx';
import { Skeleton, SkeletonArc, SkeletonText } from '../data/skeleton.tsx';
import { Table, Td, Th, Tr } from '../data/table.tsx';
import { Button } from '../form/button.tsx';
import { CheckboxField } from '../form/checkbox-field.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { rows } from './samples.ts';
import { Section } from './section.tsx';

export function States() {
  return (
    <>
      <Card className="g-third">
        <EmptyState
          icon={<Heart aria-hidden="true" />}
          title="You have no favorite workouts yet."
          action={<Button>Open the Workout Library</Button>}
        >
          Tap the heart on an exercise to keep it here.
        </EmptyState>
      </Card>
      <Card className="g-third">
        <EmptyState
          icon={<ChartLine aria-hidden="true" />}
          title="No nutrition data available"
          action={<Button variant="secondary">Log a Meal</Button>}
        />
      </Card>
      <ErrorState
        className="g-third"
        title="Error: Failed to load trends"
        retryLabel="Retry"
        onRetry={() => {}}
      >
        The server is busy. Nothing you logged is lost.
      </ErrorState>
      <Section title="A list that is missing">
        <RetryLine onRetry={() => {}} />
      </Section>
      <Section title="Loading">
        <div aria-busy="true" className="g-stack g-wide">
          <VisuallyHidden>Loading</VisuallyHidden>
          <div className="g-row">
            <SkeletonArc size={148} />
            <SkeletonText lines={3} className="flex-1" />
          </div>
          <Skeleton height={8} className="rounded-full" />
        </div>
      </Section>
      <FoodTable />
    </>
  );
}

function FoodTable() {
  const [picked, setPicked] = useState<readonly string[]>(['Basmati rice, cooked']);
  const toggle = (name: string) =>
    setPicked(picked.includes(name) ? picked.filter((one) => one !== name) : [...picked, name]);
  return (
    <Section title="Table" flush>
      <Table caption="Foods of the day">
        <thead>
          <Tr>
            <Th>
              <CheckboxField
                label="All foods"
                labelHidden
                checked={picked.length === rows.length}
                indeterminate={picked.length > 0 && picked.length < rows.length}
                onChange={(event) => setPicked(event.target.checked ? rows.map((row) => row.name) : [])}
              />
            </Th>
            <Th>Food</Th>
            <Th>Status</Th>
            <Th numeric>Portion</Th>
            <Th numeric>Calories</Th>
          </Tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Tr key={row.name} selected={picked.includes(row.name)}>
              <Td>
                <CheckboxField
                  label={row.name}
                  labelHidden
                  checked={picked.includes(row.name)}
                  onChange={() => toggle(row.name)}
                />
              </Td>
              <Th scope="row">{row.name}</Th>
              <Td>
                <Badge tone="success" icon={<Check aria-hidden="true" />}>
                  Checked
                </Badge>
              </Td>
              <Td numeric>{row.portion}</Td>
              <Td numeric className="font-strong">
                {row.energy}
              </Td>
            </Tr>
          ))}
        </tbody>
        <tfoot>
          <Tr>
            <Td colSpan={4}>Sum</Td>
            <Td numeric>636</Td>
          </Tr>
        </tfoot>
      </Table>
    </Section>
  );
}
