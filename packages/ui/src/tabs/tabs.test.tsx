import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './tabs.example.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'a', title: 'Appointments', content: 'Two visits' },
  { id: 'm', title: 'Medications', content: 'Metformin' },
  { id: 'v', title: 'Vitals', content: '138/84' },
];
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('shows the panel of the chosen tab, named by it', async () => {
  render(<Tabs label="Record" tabs={tabs} defaultValue="m" />);
  expect(screen.getByRole('tablist', { name: 'Record' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'Medications' }).textContent).toBe('Metformin');
  fireEvent.click(tab('Vitals'));
  const panel = screen.getByRole('tabpanel', { name: 'Vitals' });
  expect(panel.textContent).toBe('138/84');
  expect(tab('Vitals').getAttribute('aria-controls')).toBe(panel.id);
  await expectNoAxeViolations();
});

it('walks by arrow keys round the ends without choosing, with one stop for Tab', () => {
  render(<Tabs label="Record" tabs={tabs} />);
  tab('Appointments').focus();
  press('ArrowLeft');
  expect(focused()).toBe('Vitals');
  press('ArrowRight');
  expect(focused()).toBe('Appointments');
  press('End');
  expect(focused()).toBe('Vitals');
  expect(selected()).toBe('Appointments');
  expect(screen.getByRole('tabpanel').textContent).toBe('Two visits');
  press('Home');
  expect(focused()).toBe('Appointments');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

it('leaves up and down to the page where the tabs stand side by side', () => {
  render(<Tabs label="Record" tabs={tabs} />);
  tab('Appointments').focus();
  // True: the key's default action was not prevented.
  expect(press('ArrowDown')).toBe(true);
  expect(press('ArrowUp')).toBe(true);
  expect(focused()).toBe('Appointments');
  expect(press('ArrowRight')).toBe(false);
});

it('walks up and down where many tabs stand one below the other', () => {
  render(<Tabs label="Record" tabs={tabs} many />);
  expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
  tab('Appointments').focus();
  expect(press('ArrowDown')).toBe(false);
  expect(focused()).toBe('Medications');
  press('ArrowUp');
  press('ArrowUp');
  expect(focused()).toBe('Vitals');
});

it('chooses the tab with the focus by Enter or Space, which are a press', () => {
  render(<Tabs label="Record" tabs={tabs} />);
  tab('Appointments').focus();
  press('ArrowRight');
  // A native button: the browser turns both keys into a click.
  expect(document.activeElement).toBeInstanceOf(HTMLButtonElement);
  fireEvent.click(document.activeElement ?? document.body);
  expect([selected(), focused()]).toEqual(['Medications', 'Medications']);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

it('is a stop for the keyboard only while nothing in the panel is one', async () => {
  const { rerender } = render(<Tabs label="Record" tabs={tabs} />);
  const panel = screen.getByRole('tabpanel');
  expect(panel.tabIndex).toBe(0);
  const filled = { id: 'a', title: 'Appointments', content: <a href="/visit">The visit</a> };
  rerender(<Tabs label="Record" tabs={[filled]} />);
  await waitFor(() => expect(panel.hasAttribute('tabindex')).toBe(false));
  const busy = { ...filled, content: <button type="button" disabled /> };
  rerender(<Tabs label="Record" tabs={[busy]} />);
  await waitFor(() => expect(panel.tabIndex).toBe(0));
});

function Note({ onMount }: { onMount: () => void }) {
  const [text, setText] = useState('');
  useEffect(onMount, [onMount]);
  return <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />;
}

it('keeps what was typed in a panel, whose effects rest while it is hidden', async () => {
  const gone = vi.fn();
  const mounted = vi.fn(() => gone);
  const other = vi.fn();
  render(
    <Tabs
      label="Record"
      tabs={[
        { id: 'n', title: 'Note', content: <Note onMount={mounted} /> },
        { id: 'o', title: 'Other', content: <Note onMount={other} /> },
        { id: 'p', title: 'Plain', content: 'Text' },
      ]}
    />,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Tired' } });
  fireEvent.click(tab('Plain'));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect([mounted.mock.calls.length, gone.mock.calls.length]).toEqual([1, 1]);
  await expectNoAxeViolations();
  fireEvent.click(tab('Note'));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'Tired');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(other).not.toHaveBeenCalled();
});

it('leaves the choice to the page when the page owns it', () => {
  const changed = vi.fn();
  render(<Tabs label="Record" tabs={tabs} value="a" onChange={changed} />);
  fireEvent.click(tab('Vitals'));
  expect(changed).toHaveBeenCalledWith('v');
  expect(selected()).toBe('Appointments');
});

it('scrolls its line to the chosen tab, also when the page chooses', () => {
  const sizes = { offsetLeft: 300, offsetWidth: 60, clientWidth: 100 };
  for (const [name, value] of Object.entries(sizes)) {
    vi.spyOn(HTMLElement.prototype, name as keyof typeof sizes, 'get').mockReturnValue(value);
  }
  const { rerender } = render(<Tabs label="Record" tabs={tabs} value="v" scrolled />);
  const line = screen.getByRole('tablist');
  expect(line.scrollLeft).toBe(280);
  line.scrollLeft = 0;
  rerender(<Tabs label="Record" tabs={tabs} value="m" scrolled />);
  expect(line.scrollLeft).toBe(280);
  vi.restoreAllMocks();
});

it('offers many tabs as a list to pick from too', async () => {
  const changed = vi.fn();
  render(<Tabs label="Record" tabs={tabs} value="m" onChange={changed} many />);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Record' });
  expect(list.value).toBe('m');
  fireEvent.change(list, { target: { value: 'v' } });
  expect(changed).toHaveBeenCalledWith('v');
  await expectNoAxeViolations();
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
