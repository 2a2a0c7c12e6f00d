/** An expected refusal: a value that a service returns. What nobody expected is thrown. */
export type Failure = {
  readonly [failed]: true;
  readonly status: number;
  readonly code: FailureCode;
  /** Words for this very case, where those of the code are too general. */
  readonly wording?: FailureWording;
  /** Field (camelCase path) → codes of what is wrong with it. */
  readonly fields?: FieldFailures;
  /** What the caller needs to go on, e.g. the new quote when prices were updated. */
  readonly data?: unknown;
  /** Who changed it meanwhile; no name: the shop itself. */
  readonly changed?: { readonly by: string | null; readonly at: Date };
  /** When it is worth asking again. */
  readonly retryAfterSeconds?: number;
};

export type FieldFailures = Readonly<Record<string, readonly FieldFailure[]>>;
export type FieldFailure = {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

const failed = Symbol('failure');

const statuses = {
  malformed: 400,
  not_logged_in: 401,
  wrong_login: 401,
  second_factor_required: 401,
  token_expired: 401,
  token_ended: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  not_allowed: 405,
  too_slow: 408,
  in_use: 409,
  link_ended: 409,
  last_admin: 409,
  already_joined: 409,
  second_factor_on: 409,
  second_factor_off: 409,
  second_factor_first: 409,
  second_factor_needed: 409,
  social_failed: 409,
  social_taken: 409,
  social_email_needed: 409,
  last_way_in: 409,
  too_many_addresses: 409,
  code_used_up: 409,
  not_enough_points: 409,
  coupon_changed: 409,
  prices_updated: 409,
  key_reused: 409,
  wrong_state: 409,
  already_done: 409,
  needs_request: 409,
  changes_switched_off: 409,
  too_late: 409,
  target_too_soon: 409,
  target_closed: 409,
  target_taken: 409,
  target_too_late: 409,
  same_day: 409,
  not_paid_yet: 409,
  kit_is_fixed: 409,
  day_is_fixed: 409,
  online_only: 409,
  christmas_sold_out: 409,
  christmas_is_open: 409,
  withdrawal_over: 409,
  coupon_used: 409,
  needs_account: 403,
  undo_over: 409,
  cancelled_since: 409,
  kit_changed_since: 409,
  returned_already: 409,
  account_named: 409,
  window_elsewhere: 409,
  window_gone: 409,
  supplement_over: 409,
  payment_begun: 409,
  not_delivered_yet: 409,
  reviews_off: 409,
  review_over: 409,
  claim_over: 409,
  changed_meanwhile: 409,
  day_has_deliveries: 409,
  days_ahead: 409,
  days_over: 409,
  payment_term_over: 409,
  payment_term_runs: 409,
  payment_open: 409,
  individual_off: 409,
  consent_first: 409,
  payment_unavailable: 503,
  not_in_a_gallery: 409,
  not_ready: 503,
  busy: 503,
  unavailable: 503,
  too_large: 413,
  file_too_large: 413,
  not_supported: 415,
  invalid: 422,
  referral_refused: 422,
  too_many: 429,
  headers_too_large: 431,
} as const;

export type FailureCode = keyof typeof statuses;
export type FailureWording = 'order_placed_before';
export const failureCodes = Object.keys(statuses) as FailureCode[];

export const fail = (
  code: FailureCode,
  more: Pick<Failure, 'fields' | 'data' | 'changed' | 'retryAfterSeconds'> = {},
): Failure => ({
  [failed]: true,
  status: statuses[code],
  code,
  ...more,
});

export const invalid = (fields: Readonly<Record<string, string>>): Failure =>
  invalidEach(Object.entries(fields).map(([field, code]) => ({ field, code })));

/** A field may be wrong in several ways: all of them are told. */
export const invalidEach = (wrong: readonly { readonly field: string; readonly code: string }[]): Failure => {
  const fields: Record<string, FieldFailure[]> = {};
  for (const { field, code } of wrong) (fields[field] ??= []).push({ code });
  return fail('invalid', { fields });
};

/** What is wrong of these fields, told at once; null: nothing is. */
export const invalidIfAny = (fields: Readonly<Record<string, string | false>>): Failure | null => {
  const wrong = Object.entries(fields).filter((each): each is [string, string] => each[1] !== false);
  return wrong.length > 0 ? invalid(Object.fromEntries(wrong)) : null;
};

/** A file of more than this many megabytes. */
export const fileTooLarge = (field: string, megabytes: number): Failure =>
  fail('file_too_large', { fields: { [field]: [{ code: 'file_too_large', params: { megabytes } }] } });

export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && failed in value;

/** A refusal that only the database could find out, after every check: it comes as an exception, never unnoticed. */
export class RefusedByDatabase extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause: unknown) {
    super(`refused: ${failure.code}`, { cause });
    this.failure = failure;
  }
}
