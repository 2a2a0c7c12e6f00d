import { Button, buttonLook } from '~/ui/button.tsx';
import { Card, cardLinkLook } from '~/ui/card.tsx';
import { PageSection } from '~/ui/page-section.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Plate } from '~/ui/plate.tsx';
import { Scroller } from '~/ui/scroller.tsx';
import { ToastProvider } from '~/ui/toast.tsx';
import { AdminFields } from './admin-fields.tsx';
import { Buttons } from './buttons.tsx';
import { Choices } from './choices.tsx';
import { Forms } from './forms.tsx';
import { Overlays } from './overlays.tsx';
import { Pieces } from './pieces.tsx';
import { dishes } from './stage.tsx';

/** Every building block in all its states, for development. */
export default function BuildingBlocks() {
  return (
    <ToastProvider label="Notifications" closeLabel="Close">
      <main id="top" className="overflow-x-clip">
        <PageSection
          level={1}
          eyebrow="In development"
          title="Everything the shop is built of, on one plate"
          intro="Blocks in all their states. Nothing here knows a word or a route of its own."
        />
        <PageSection title="Buttons">
          <Buttons />
        </PageSection>
        <PageSection title="Choices">
          <Choices />
        </PageSection>
        <PageSection title="Forms">
          <Forms />
        </PageSection>
        <PageSection title="Fields of the staff's forms">
          <AdminFields />
        </PageSection>
        <PageSection title="What floats">
          <Overlays />
        </PageSection>
        <PageSection title="Pieces">
          <Pieces />
        </PageSection>
        <PageSection
          tone="beet"
          eyebrow="This week"
          title="A row of dishes"
          intro="Scrolls by touch, wheel, arrows and buttons."
          action={
            <a href="#menu" className={buttonLook({ variant: 'secondary' })}>
              The whole menu
            </a>
          }
        >
          <Scroller label="Dishes of this week" previousLabel="Earlier dishes" nextLabel="Later dishes">
            {dishes.map((dish) => (
              <Card key={dish.name} padding="none" interactive>
                <Picture picture={dish.picture} alt="" sizes="18rem" className="aspect-[4/3]" />
                <div className="p-4">
                  <h3 className="text-lg leading-snug">
                    <a href="#dish" className={cardLinkLook}>
                      {dish.name}
                    </a>
                  </h3>
                  <p className="mt-1 text-sm text-muted">{dish.kcal}</p>
                </div>
              </Card>
            ))}
          </Scroller>
        </PageSection>
        <PageSection
          tone="dark"
          eyebrow="Dark band"
          title="Order by Thursday, eat on Sunday"
          className="mt-6"
          action={<Button>Choose a plan</Button>}
        >
          <div className="flex flex-wrap gap-4">
            {(['paper', 'beet', 'dill', 'yolk'] as const).map((tone) => (
              <Plate key={tone} tone={tone} className="size-20 font-display text-2xl font-bold text-beet-950">
                1
              </Plate>
            ))}
          </div>
        </PageSection>
      </main>
    </ToastProvider>
  );
}
