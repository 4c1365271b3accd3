import { Banner, Button, Combobox, Field, Inline, Stack } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { CreateProgramButton } from './create-program-button.tsx';
import { noProgramToChoose, programsFailed } from './messages.ts';
import { programChoiceQuery } from './api/list-programs.ts';

export type ProgramFieldProps = {
  readonly value: string;
  readonly onValueChange: (programId: string) => void;
  readonly error: string | undefined;
};

export function ProgramField({ value, onValueChange, error }: ProgramFieldProps) {
  const { client } = useShell();
  const query = useQuery(programChoiceQuery(client));
  const programs = query.data?.items ?? [];
  return (
    <Stack space={8} aria-busy={query.isPending}>
      {query.isError && !query.data && (
        <Banner
          tone="critical"
          announce
          action={
            <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        >
          {programsFailed}
        </Banner>
      )}
      <Field
        label="Program"
        error={error}
        help={query.data && programs.length === 0 ? noProgramToChoose : undefined}
      >
        <Combobox
          options={programs.map(({ id, name }) => ({ value: id, label: name }))}
          value={value}
          onValueChange={onValueChange}
          placeholder="Search by name"
          noMatchText="No programs found"
        />
      </Field>
      <Inline>
        <CreateProgramButton onCreated={({ id }) => onValueChange(id)} />
      </Inline>
    </Stack>
  );
}
