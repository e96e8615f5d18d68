import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './layout.example.tsx';
import { Grid, Lead, Pair, Quiet, Row, Section, Split, Stack, Wrap } from './layout.tsx';

it('keeps the meaning of the element it stands for', () => {
  render(
    <Wrap as="main">
      <Section aria-label="Care" pinked>
        <Stack as="ul" gap="loose" fill>
          <Row as="li" apart>
            One
          </Row>
          <Pair as="li">Two</Pair>
        </Stack>
        <Grid even>
          <Split ratio="aside">
            <Lead>Lead</Lead>
            <Quiet as="span">Quiet</Quiet>
          </Split>
        </Grid>
      </Section>
    </Wrap>,
  );
  expect(screen.getByRole('main').contains(screen.getByRole('region', { name: 'Care' }))).toBe(
    true,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
