import { checkOutStages, type CheckOutStage } from '@shop/domain/states/groups';
import { pageNumber } from '~/lib/page-number.ts';

/** Which of one's orders an address asks for. */
export type CheckOutsAsked = {
  readonly stage?: CheckOutStage | undefined;
  readonly year?: number | undefined;
  readonly search?: string | undefined;
  readonly page: number;
};

/** What nobody can mean is left out. */
export const checkOutsAsked = (params: URLSearchParams): CheckOutsAsked => {
  const stage = checkOutStages.find((each) => each === params.get('stage'));
  const year = /^20\d\d$/.exec(params.get('year') ?? '')?.[0];
  const search = params.get('search')?.trim().slice(0, 100);
  return {
    ...(stage && { stage }),
    ...(year !== undefined && { year: Number(year) }),
    ...(search && { search }),
    page: pageNumber(params),
  };
};

/** The other way round. */
export const askedQuery = ({ stage, year, search, page }: CheckOutsAsked): Record<string, string> => ({
  ...(stage && { stage }),
  ...(year !== undefined && { year: String(year) }),
  ...(search && { search }),
  ...(page > 1 && { page: String(page) }),
});

export const isNarrowed = ({ stage, year, search }: CheckOutsAsked): boolean =>
  stage !== undefined || year !== undefined || search !== undefined;
