/** The recipient of an order; the phone in digits. */
export type OrderRecipient = { name: string; surname: string; patronymic: string; phone: string };

/** The carrier's identifiers and the names on the day of the order. */
export type OrderDelivery = { settlementId: string; departmentId: string; settlement: string; department: string };

/** The last delivery; empty before the first order. */
export type CarrierChoice = { kind?: string; settlementId?: string; departmentId?: string; settlement?: string; department?: string };

/** The largest parcel a department takes, centimetres, the longest side first; empty without a limit. */
export type SidesCm = readonly number[];
