import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './accordion.example.tsx';
import { Accordion, AccordionItem } from './accordion.tsx';

it('keeps one answer open at a time, also where the browser does not', () => {
  render(
    <Accordion>
      <AccordionItem title="What is Hafi?">Near</AccordionItem>
      <AccordionItem title="What does it cost?">Little</AccordionItem>
    </Accordion>,
  );
  const [first, second] = [...document.querySelectorAll('details')];
  if (!first || !second) throw new Error('two items expected');
  expect(first.getAttribute('name')).toBe(second.getAttribute('name'));
  first.open = true;
  fireEvent(first, new Event('toggle'));
  second.open = true;
  fireEvent(second, new Event('toggle'));
  expect([first.open, second.open]).toEqual([false, true]);
  expect(screen.getByText('Near')).toBeTruthy();
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
