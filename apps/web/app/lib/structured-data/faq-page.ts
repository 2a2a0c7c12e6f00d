import type { FaqItem } from '@shop/contract/faq';
import { plainText } from '@shop/domain/plain-text';
import { t } from '../format.ts';
import { context } from './schema-org.ts';

export const faqPage = (items: readonly FaqItem[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: t(question),
    acceptedAnswer: { '@type': 'Answer', text: plainText(t(answer)) },
  })),
});
