import type { Address } from '@shop/contract/addresses';
import type { UserProfile } from '@shop/contract/auth';
import { BUYER_LENGTHS } from '@shop/domain/buyer-lengths';
import {
  normaliseCompanyCode,
  normaliseEmail,
  normalisePhone,
  normalisePostcode,
} from '@shop/domain/contact';
import { m } from '@shop/messages';
import { phoneText } from '@shop/messages/phone';

/** The fields of the first step as they were typed, in the order in which they stand. */
export const emptyBuyer = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  street: '',
  houseNumber: '',
  apartmentNumber: '',
  floor: '',
  postalCode: '',
  extraInformation: '',
  businessName: '',
  businessCode: '',
  businessWorkersCount: '',
  companyName: '',
};
export type BuyerField = keyof typeof emptyBuyer;
export type BuyerDraft = Readonly<Record<BuyerField, string>>;

const fields = Object.keys(emptyBuyer) as BuyerField[];
const businessFields: readonly BuyerField[] = [
  'businessName',
  'businessCode',
  'businessWorkersCount',
  'companyName',
];
const doorFields = [
  'street',
  'houseNumber',
  'apartmentNumber',
  'floor',
  'postalCode',
  'extraInformation',
] as const satisfies readonly BuyerField[];

export type BuyerProblem =
  | 'required'
  | 'email_invalid'
  | 'phone_invalid'
  | 'postal_code_invalid'
  | 'company_code_invalid'
  | 'too_little'
  | 'too_long';

const atLeastOne = (text: string): number | null =>
  /^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text) : null;

type Check = {
  readonly isRequired: boolean;
  readonly read?: (text: string) => unknown;
  readonly problem?: BuyerProblem;
};

const checks: Readonly<Partial<Record<BuyerField, Check>>> = {
  firstName: { isRequired: true },
  lastName: { isRequired: true },
  email: { isRequired: true, read: normaliseEmail, problem: 'email_invalid' },
  phoneNumber: { isRequired: true, read: normalisePhone, problem: 'phone_invalid' },
  street: { isRequired: true },
  houseNumber: { isRequired: true },
  postalCode: { isRequired: true, read: normalisePostcode, problem: 'postal_code_invalid' },
  businessName: { isRequired: true },
  businessCode: { isRequired: true, read: normaliseCompanyCode, problem: 'company_code_invalid' },
  businessWorkersCount: { isRequired: false, read: atLeastOne, problem: 'too_little' },
};

export type BuyerProblems = Readonly<Partial<Record<BuyerField, BuyerProblem>>>;

/** What the server would refuse, found before asking it. The fields of a company count only where one buys. */
export const buyerProblems = (buyer: BuyerDraft, isBusiness: boolean): BuyerProblems =>
  Object.fromEntries(
    fields.flatMap((name): [BuyerField, BuyerProblem][] => {
      const { isRequired, read, problem } = checks[name] ?? {};
      if (!isBusiness && businessFields.includes(name)) return [];
      const typed = buyer[name].trim();
      if (typed === '') return isRequired ? [[name, 'required']] : [];
      if (typed.length > BUYER_LENGTHS[name]) return [[name, 'too_long']];
      return read && problem && read(typed) === null ? [[name, problem]] : [];
    }),
  );

const problemWords: Readonly<Record<Exclude<BuyerProblem, 'too_long'>, () => string>> = {
  required: m.field_required,
  email_invalid: m.field_email_invalid,
  phone_invalid: m.field_phone_invalid,
  postal_code_invalid: m.field_postal_code_invalid,
  company_code_invalid: m.field_company_code_invalid,
  too_little: () => m.field_too_little({ amount: 1 }),
};

export const problemText = (problem: BuyerProblem, field: BuyerField): string =>
  problem === 'too_long' ? m.field_too_long({ amount: BUYER_LENGTHS[field] }) : problemWords[problem]();

/** As the server takes it: where nobody buys for a company, nothing of one is sent. */
export const buyerRequest = (buyer: BuyerDraft, isBusiness: boolean) => {
  const { businessName, businessCode, businessWorkersCount, companyName, ...person } = buyer;
  return {
    ...person,
    ...(isBusiness && {
      companyName,
      businessName,
      businessCode,
      businessWorkersCount: atLeastOne(businessWorkersCount),
    }),
  };
};

type Door = Pick<Address, (typeof doorFields)[number]>;

export const doorOf = (address: Door): Door =>
  Object.fromEntries(doorFields.map((name) => [name, address[name]])) as Door;

export const isSameDoor = (buyer: BuyerDraft, address: Door): boolean =>
  doorFields.every((name) => buyer[name].trim() === address[name]);

export const hasNoDoor = (buyer: BuyerDraft): boolean => doorFields.every((name) => buyer[name] === '');

/** What the account knows fills what nobody has typed yet. A door is taken as a whole or not at all. */
export const withAccount = (buyer: BuyerDraft, viewer: UserProfile): BuyerDraft => {
  const home = viewer.addresses.find(({ isDefault }) => isDefault) ?? viewer.addresses[0];
  return {
    ...buyer,
    firstName: buyer.firstName || viewer.firstName,
    lastName: buyer.lastName || viewer.lastName,
    email: buyer.email || viewer.email,
    phoneNumber: buyer.phoneNumber || phoneText(viewer.phone),
    businessName: buyer.businessName || viewer.company,
    ...(home && hasNoDoor(buyer) && doorOf(home)),
  };
};
