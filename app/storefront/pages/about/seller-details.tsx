import { aboutMessages } from "../../../../features/content/texts/about.messages.ts";
import type { Seller } from "../../../../features/settings/settings.rules.ts";
import { useWords } from "../../../../client/locale/locale.ts";

/** Phone and e-mail alone are contacts, no seller. */
export const hasSeller = ({ name, code }: Seller): boolean => name !== "" || code !== "";

/** The seller, as the law on electronic trade demands (675-VIII art. 7); empty fields are left out. */
export function SellerDetails({ seller }: { seller: Seller }) {
  const words = useWords(aboutMessages);
  const details: [string, string][] = [
    [words["about.sellerName"], seller.name],
    [words["about.sellerCode"], seller.code],
    [words["about.sellerAddress"], seller.address],
    [words["about.phones"], seller.phone],
    [words["about.email"], seller.email],
    [words["about.sellerTaxes"], seller.taxes && words["about.taxes"][seller.taxes]],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-3">
      {details
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-500">{name}</dt>
            <dd className="wrap-anywhere max-sm:mb-3">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
