/** A campaign's codes, as a buyer may type them in the demo shop. */
export type CodeContent = {
  readonly code: string;
  readonly type: 'percentage' | 'fixed';
  /** Percent, or cents. */
  readonly amount: number;
  readonly applyToCart?: boolean;
  readonly isFreeDelivery?: boolean;
  readonly cities?: readonly string[];
  readonly multipleCodesAllowed?: boolean;
  readonly multipleUseInOrder?: boolean;
  readonly usesLimit?: number;
  readonly usesPerBuyer?: number;
};

export const campaigns: readonly { readonly name: string; readonly codes: readonly CodeContent[] }[] = [
  {
    name: 'Rudens akcija',
    codes: [
      { code: 'RUDUO15', type: 'percentage', amount: 15, multipleUseInOrder: true },
      { code: 'KREPSELIS10', type: 'fixed', amount: 1000, applyToCart: true, usesPerBuyer: 1 },
    ],
  },
  {
    name: 'Derinami kodai',
    codes: [
      {
        code: 'ATVEZAM',
        type: 'percentage',
        amount: 0,
        applyToCart: true,
        isFreeDelivery: true,
        multipleCodesAllowed: true,
      },
      {
        code: 'KAUNAS5',
        type: 'percentage',
        amount: 5,
        applyToCart: true,
        cities: ['kaunas'],
        multipleCodesAllowed: true,
      },
      { code: 'PIRMAS100', type: 'fixed', amount: 500, multipleCodesAllowed: true, usesLimit: 100 },
    ],
  },
];
