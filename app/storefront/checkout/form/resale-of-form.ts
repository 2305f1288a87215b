import { typedKopiykas } from "../../../../features/orders/resale/resale.rules.ts";
import { parsePhone } from "../../../../features/sign-in/sign-in.rules.ts";
import type { Kopiykas } from "../../../../platform/money/money.ts";

type Form = { phone: string; isForBuyer: boolean; collect: string };
type Asked = { isOffered: boolean; ownPhone: string; lines: readonly { suborder: boolean }[] };

/** Whether the order may go to a buyer (another's phone, one parcel), whether it will, and what is collected, kopiykas. */
export function resaleOfForm(
  { phone, isForBuyer, collect }: Form,
  { isOffered, ownPhone, lines }: Asked,
): {
  mayResell: boolean;
  isForBuyer: boolean;
  collect: Kopiykas | undefined;
} {
  const parcels = new Set(lines.map(({ suborder }) => suborder)).size;
  const typed = parsePhone(phone);
  const mayResell = isOffered && parcels === 1 && typed !== undefined && typed !== parsePhone(ownPhone);
  const isChosen = mayResell && isForBuyer;
  return { mayResell, isForBuyer: isChosen, collect: isChosen ? typedKopiykas(collect) : undefined };
}
