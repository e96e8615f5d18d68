import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Row } from '../layout/layout.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

export function Example() {
  const [shown, setShown] = useState<'dialog' | 'question' | null>(null);
  const close = () => setShown(null);
  return (
    <Row>
      <Button onClick={() => setShown('dialog')}>Share the document</Button>
      <Button variant="danger" onClick={() => setShown('question')}>
        Delete the document
      </Button>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Share the document?"
        closeLabel="Close"
        actions={<Button onClick={close}>Make the link</Button>}
      >
        <p>Whoever has the link sees it for a day.</p>
      </Dialog>
      <AlertDialog
        open={shown === 'question'}
        onClose={close}
        title="Delete the document?"
        message="It is gone for everybody then."
        safe="Keep it"
        act={{ variant: 'danger', onClick: close, children: 'Delete' }}
      />
    </Row>
  );
}
