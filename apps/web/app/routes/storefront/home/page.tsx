import { m } from '@shop/messages';
import { CalendarCheck, ChefHat, DoorOpen } from 'lucide-react';
import { Link } from 'react-router';
import { CalorieCalculator } from '~/features/catalogue/calculator/calorie-calculator.tsx';
import { ContactForm } from '~/features/people/contact/contact-form.tsx';
import { ArticleCard } from '~/features/content/blog/article-card.tsx';
import { FaqList } from '~/features/content/faq/faq-list.tsx';
import { OpenDish } from '~/features/catalogue/dishes/open-dish.tsx';
import { DishCard } from '~/features/catalogue/meal-kits/dish-card.tsx';
import { KitCard } from '~/features/catalogue/meal-kits/kit-card.tsx';
import { NoneFits } from '~/features/catalogue/meal-kits/none-fits.tsx';
import { weekDates } from '~/features/catalogue/menu/week-words.ts';
import { TimerBanner } from '~/features/content/timer/timer-banner.tsx';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { pageMeta, rootOf } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { unlessOnlyQueryChanges } from '~/lib/revalidation.ts';
import { faqPage } from '~/lib/structured-data/faq-page.ts';
import { organization } from '~/lib/structured-data/organization.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { Container, PageSection } from '~/ui/page-section.tsx';
import { Scroller } from '~/ui/scroller.tsx';
import type { Route } from './+types/page.ts';
import { homeData } from './data.server.ts';
import { Hero } from './hero.tsx';

export const headers = guestPageHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, m.home_title(), m.home_description(), {
    structuredData: (publicUrl) => {
      const root = rootOf(matches);
      return [...(root ? [organization(publicUrl, root.shop)] : []), faqPage(loaderData?.questions ?? [])];
    },
  });

export const loader = homeData;

export const shouldRevalidate = unlessOnlyQueryChanges;

const steps = [
  { icon: CalendarCheck, title: m.step_choose_title, text: m.step_choose_text },
  { icon: ChefHat, title: m.step_cook_title, text: m.step_cook_text },
  { icon: DoorOpen, title: m.step_deliver_title, text: m.step_deliver_text },
];

const more = (to: string, label: string) => (
  <Link to={to} prefetch="intent" className={buttonLook({ variant: 'secondary' })}>
    {label}
  </Link>
);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { kits, pricedKits, dishes, articles, questions, countdown } = loaderData;
  const dishesTitle = m.home_dishes_title({ dates: weekDates(loaderData.weekStart) });
  return (
    <>
      <Hero kits={pricedKits} />
      {countdown && (
        <Container className="pt-4">
          <TimerBanner countdown={countdown} />
        </Container>
      )}
      <PageSection title={m.how_it_works()}>
        <ol className="grid gap-8 sm:grid-cols-3">
          {steps.map(({ icon: Icon, title, text }, index) => (
            <li key={index} className="grid justify-items-start gap-3">
              <span className="plate grid size-20 place-items-center text-beet-600">
                <Icon size={32} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <h3 className="text-xl">{title()}</h3>
              <p className="text-muted">{text()}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection title={m.home_kits_title()} action={more(paths.mealKits(), m.all_kits())}>
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {kits.map((kit) => (
            <KitCard key={kit.id} kit={kit} />
          ))}
        </div>
      </PageSection>
      <NoneFits />
      {dishes.length > 0 && (
        <PageSection title={dishesTitle} action={more(paths.weekMenu(), m.nav_week_menu())}>
          <Scroller label={dishesTitle} previousLabel={m.scroll_back()} nextLabel={m.scroll_on()}>
            {dishes.map((dish) => (
              <DishCard key={dish.id} dish={dish} />
            ))}
          </Scroller>
          <OpenDish slots={() => dishes.map((dish) => ({ dish }))} />
        </PageSection>
      )}
      <PageSection id="skaiciuokle" tone="beet" title={m.calc_title()} intro={m.calc_intro()}>
        <CalorieCalculator kits={pricedKits} />
      </PageSection>
      <PageSection title={m.home_gift_title()} intro={m.home_gift_intro()} width="narrow">
        <Link to={paths.coupons()} prefetch="intent" className={buttonLook({ variant: 'yolk' })}>
          {m.home_gift_choose()}
        </Link>
      </PageSection>
      {articles.length > 0 && (
        <PageSection title={m.home_blog_title()} action={more(paths.blog(), m.blog_all())}>
          <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </div>
        </PageSection>
      )}
      {questions.length > 0 && (
        <PageSection title={m.home_faq_title()} width="narrow" action={more(paths.faq(), m.faq_all())}>
          <FaqList items={questions} />
        </PageSection>
      )}
      <PageSection title={m.home_contact_title()} intro={m.contacts_intro()} width="narrow">
        <div className={cardLook()}>
          <ContactForm />
        </div>
      </PageSection>
    </>
  );
}
