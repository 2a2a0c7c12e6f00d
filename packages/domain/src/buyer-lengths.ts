/** How many characters each field of a buyer may have; the form and the API keep to the same numbers. */
export const BUYER_LENGTHS = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phoneNumber: 40,
  addressName: 100,
  street: 255,
  houseNumber: 20,
  apartmentNumber: 20,
  floor: 20,
  postalCode: 20,
  extraInformation: 1000,
  businessName: 200,
  businessCode: 30,
  businessWorkersCount: 6,
  companyName: 200,
} as const;
