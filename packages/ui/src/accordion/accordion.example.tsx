import { Accordion, AccordionItem } from './accordion.tsx';

export function Example() {
  return (
    <Accordion>
      <AccordionItem title="What does it cost?">The first month is free.</AccordionItem>
      <AccordionItem title="Who can see my record?">Only the people in your circle.</AccordionItem>
    </Accordion>
  );
}
