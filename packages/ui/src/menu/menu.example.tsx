import { CircleHelp, Globe } from 'lucide-react';
import { Row } from '../layout/layout.tsx';
import { Menu, MenuItem } from './menu.tsx';

export function Example() {
  return (
    <Row>
      <Menu label="English" icon={Globe} align="start">
        <MenuItem current>English</MenuItem>
        <MenuItem>Ikinyarwanda</MenuItem>
        <MenuItem>Français</MenuItem>
      </Menu>
      <Menu label="More" variant="edged">
        <MenuItem as="a" href="#menu" icon={CircleHelp}>
          Help
        </MenuItem>
      </Menu>
    </Row>
  );
}
