import { useState } from 'react';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { Button } from '~/ui/button.tsx';
import { Dialog, DialogClose } from '~/ui/dialog.tsx';
import { Drawer, DrawerClose } from '~/ui/drawer.tsx';
import { MacroBar } from '~/ui/macro-bar.tsx';
import { Picture } from '~/ui/picture.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { useToast } from '~/ui/toast.tsx';
import { soup, Show, Grid } from './stage.tsx';

export function Overlays() {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  return (
    <Grid>
      <Show title="Dialog, alert dialog, drawer">
        <Dialog
          trigger={<Button variant="secondary">Open a dish</Button>}
          title="Cold beet soup with egg"
          description="Kefir, beetroot, cucumber, dill and half an egg. Potatoes come apart, and warm."
          closeLabel="Close"
          media={
            <Picture picture={soup('#EAF1E2', '#E86AA6')} alt="" sizes="36rem" className="aspect-[16/10]" />
          }
          footer={
            <>
              <DialogClose>
                <Button variant="secondary">Close</Button>
              </DialogClose>
              <Button>Choose this kit</Button>
            </>
          }
        >
          <MacroBar
            total="320 kcal"
            macros={[
              { key: 'proteins', label: 'Proteins', grams: 18, text: '18 g' },
              { key: 'fats', label: 'Fats', grams: 12, text: '12 g' },
              { key: 'carbs', label: 'Carbohydrates', grams: 31, text: '31 g' },
            ]}
          />
        </Dialog>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Ask before cancelling
        </Button>
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title="Cancel the delivery of Monday, 16 November?"
          losing="Two Balanced kits will not be cooked. 23,80 € come back to your account within a day."
          confirmLabel="Cancel the delivery"
          cancelLabel="Keep it"
          pending={pending}
          error={null}
          onConfirm={() => {
            setPending(true);
            setTimeout(() => {
              setPending(false);
              setAsking(false);
            }, 700);
          }}
        />
        <Drawer
          trigger={<Button variant="secondary">Open the drawer</Button>}
          title="Monday, 16 November"
          description="What is in the box, and until when it can be changed."
          closeLabel="Close"
          footer={
            <DrawerClose>
              <Button block>Done</Button>
            </DrawerClose>
          }
        >
          <RadioCards
            name="drawer-period"
            legend="Period"
            defaultValue="5"
            options={['5', '10', '20', '30'].map((one) => ({
              value: one,
              title: `${one} days`,
              text: '11,90 € per day',
            }))}
          />
        </Drawer>
      </Show>
      <Show title="Toast">
        <Button variant="secondary" onClick={() => toast.show({ tone: 'success', text: 'Saved' })}>
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.show({
              text: 'The kit is out of the cart',
              action: {
                label: 'Undo',
                onPress: () => toast.show({ tone: 'success', text: 'The kit is back' }),
              },
            })
          }
        >
          With undo
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.show({ tone: 'danger', title: 'Not saved', text: 'The connection was lost. Try again.' })
          }
        >
          Danger
        </Button>
      </Show>
    </Grid>
  );
}
