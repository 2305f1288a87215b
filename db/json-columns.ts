/** Who receives an order, as the checkout form gave it; the phone in digits. */
export type OrderRecipient = { name: string; surname: string; patronymic: string; phone: string };

/** Where an order goes: the carrier's own identifiers, and the words of the day it was placed. */
export type OrderDelivery = { settlementId: string; departmentId: string; settlement: string; department: string };

/** Where the customer's last parcel went; an account that has not ordered has none of it. */
export type CarrierChoice = { kind?: string; settlementId?: string; departmentId?: string; settlement?: string; department?: string };
