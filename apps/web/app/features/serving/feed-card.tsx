import type { CalendarFeed } from '@shop/contract/calendar-feeds';
import { m } from '@shop/messages';
import { useState } from 'react';
import { IntentForm } from '~/features/base/forms/intent-form.tsx';
import { Section } from '~/features/base/forms/section.tsx';
import type { Outcome } from '~/lib/intents.ts';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { TextInput } from '~/ui/text-input.tsx';

/** The private address for a phone's calendar. The route that shows it carries out `feedTasks`. */
export function FeedCard({ feed, outcome }: { feed: CalendarFeed; outcome: Outcome<unknown> | undefined }) {
  const [isCopied, setCopied] = useState(false);
  const { url } = feed;
  const copy = async () => {
    await navigator.clipboard.writeText(url ?? '');
    setCopied(true);
  };
  return (
    <Section title={m.feed_title()} intro={m.feed_intro()} id="feed">
      {url !== null && (
        <>
          <Field name="feedUrl" label={m.feed_address()} hint={m.feed_hint()}>
            <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={copy}>
              {isCopied ? m.feed_copied() : m.feed_copy()}
            </Button>
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <IntentForm
          intent="feed-open"
          outcome={outcome}
          labels={{}}
          submit={url === null ? m.feed_open() : m.feed_renew()}
          variant={url === null ? 'primary' : 'secondary'}
        />
        {url !== null && (
          <IntentForm
            intent="feed-end"
            outcome={outcome}
            labels={{}}
            submit={m.feed_end()}
            variant="secondary"
          />
        )}
      </div>
    </Section>
  );
}
