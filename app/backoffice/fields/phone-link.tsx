/** `phone`: digits alone. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:+${phone}`}>+{phone}</a>;
