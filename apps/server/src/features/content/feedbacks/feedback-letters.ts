import type { FeedbackInput } from '@shop/contract/feedbacks';
import { m } from '@shop/messages';
import { type LetterRow, letters } from '../../base/mail/letter.ts';
import type { Say } from '../../base/mail/say.ts';

type From = Pick<FeedbackInput, 'name' | 'email' | 'phone' | 'message'>;
type Business = From &
  Pick<
    Extract<FeedbackInput, { kind: 'business' }>,
    'businessName' | 'businessCode' | 'businessWorkersCount'
  >;

const fromRows = (say: Say, { name, email, phone }: From): LetterRow[] => [
  [say(m.mail_feedback_name), name],
  [say(m.mail_feedback_email), email],
  ...(phone ? [[say(m.mail_feedback_phone), phone] as const] : []),
];

/** What visitors write to the owner. */
export const feedbackLetters = letters({
  feedbackContact: (say, feedback: From) => ({
    subject: say(m.mail_feedback_subject, { name: feedback.name }),
    paragraphs: [feedback.message],
    rows: fromRows(say, feedback),
  }),

  feedbackBusiness: (say, feedback: Business) => ({
    subject: say(m.mail_business_subject, { name: feedback.businessName }),
    paragraphs: [feedback.message || say(m.mail_business_no_message)],
    rows: [
      [say(m.mail_business_name), feedback.businessName],
      [say(m.mail_business_code), feedback.businessCode],
      [say(m.mail_business_workers), String(feedback.businessWorkersCount)],
      ...fromRows(say, feedback),
    ],
  }),
});
