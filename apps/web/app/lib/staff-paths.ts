import { withQuery } from './paths.ts';

/** Addresses that only the staff's pages and those of development lead to. */
export const staffPaths = {
  adminList: (place: string) => `/admin/${place}`,
  adminCreate: (place: string) => `/admin/${place}/create`,
  adminUpdate: (place: string, id: number) => `/admin/${place}/update/${id}`,
  mailbox: (query: Readonly<Record<string, string>> = {}) => withQuery('/dev/mail', query),
  mail: (id: number) => `/dev/mail/${id}`,
  mailAttachment: (id: number) => `/api/dev/mails/${id}/attachment`,
  buildingBlocks: () => '/dev/building-blocks',
};
