import { formatPhone } from "../../../platform/phone.ts";

/** `phone`: digits alone. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:+${phone}`}>{formatPhone(phone)}</a>;
