import { ButtonLink } from '../button/button.tsx';
import { Grid, Lead, Pair, Quiet, Row, Section, Split, Stack, Wrap } from './layout.tsx';

export function Example() {
  return (
    <Section pinked aria-label="Parts of a page">
      <Wrap>
        <Stack fill gap="loose">
          <Lead>What a page begins with.</Lead>
          <Split ratio="aside">
            <p>The main part</p>
            <Quiet>What stands beside it</Quiet>
          </Split>
          <Grid column="narrow" even>
            <p>One</p>
            <p>Two</p>
            <p>Three</p>
          </Grid>
          <Row apart>
            <span>At one end</span>
            <span>At the other</span>
          </Row>
          <Pair>
            <span>Words that take the room</span>
            <ButtonLink href="#layout">A button that keeps its size</ButtonLink>
          </Pair>
        </Stack>
      </Wrap>
    </Section>
  );
}
