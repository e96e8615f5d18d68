import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'a', title: 'Appointments', content: 'Two visits' },
  { id: 'm', title: 'Medications', content: 'Metformin' },
  { id: 'v', title: 'Vitals', content: '138/84' },
];
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('shows the panel of the chosen tab, named by it', () => {
  render(<Tabs label="Record" tabs={tabs} defaultValue="m" />);
  expect(screen.getByRole('tablist', { name: 'Record' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'Medications' }).textContent).toBe('Metformin');
  fireEvent.click(screen.getByRole('tab', { name: 'Vitals' }));
  expect(screen.getByRole('tabpanel', { name: 'Vitals' }).textContent).toBe('138/84');
});

it('walks by arrow keys round the ends, with one stop for Tab', () => {
  render(<Tabs label="Record" tabs={tabs} />);
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  screen.getByRole('tab', { name: 'Appointments' }).focus();
  press('ArrowLeft');
  expect([selected(), document.activeElement?.textContent]).toEqual(['Vitals', 'Vitals']);
  press('ArrowRight');
  expect(selected()).toBe('Appointments');
  press('End');
  expect(selected()).toBe('Vitals');
  press('Home');
  expect(selected()).toBe('Appointments');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

it('leaves the choice to the page when the page owns it', () => {
  const changed = vi.fn();
  render(<Tabs label="Record" tabs={tabs} value="a" onChange={changed} />);
  fireEvent.click(screen.getByRole('tab', { name: 'Vitals' }));
  expect(changed).toHaveBeenCalledWith('v');
  expect(selected()).toBe('Appointments');
});

it('offers many tabs as a list to pick from too', () => {
  const changed = vi.fn();
  render(<Tabs label="Record" tabs={tabs} value="m" onChange={changed} many />);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Record' });
  expect(list.value).toBe('m');
  fireEvent.change(list, { target: { value: 'v' } });
  expect(changed).toHaveBeenCalledWith('v');
});
