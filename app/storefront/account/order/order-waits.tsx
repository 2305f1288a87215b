import { useRouteLoaderData } from "../../../../client/router/page.ts";
import type { OrderView } from "../../../../features/orders/orders.contract.ts";
import { waitingMessages } from "../../../../features/orders/waiting/waiting.messages.ts";
import { formatMoment } from "../../../../platform/time/time.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { CallToConfirm } from "../../checkout/waits-note.tsx";
import type { RootData } from "../../layout/root-data.ts";

type Props = { order: Pick<OrderView, "waitsUntil" | "notConfirmed" | "cancelledByStaff"> };

export function OrderWaits({ order: { waitsUntil, notConfirmed, cancelledByStaff } }: Props) {
  const words = useWords(waitingMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  const ended = notConfirmed ? words["waiting.notConfirmed"] : cancelledByStaff ? words["waiting.cancelledByStaff"] : undefined;
  if (ended) return <p className="mt-4 rounded-card bg-surface-2 p-4 print:hidden">{ended}</p>;
  if (waitsUntil === null) return null;
  return (
    <div className="mt-4 rounded-card bg-marigold-100 p-4 print:hidden">
      <b>{words["waiting.until"](formatMoment(new Date(waitsUntil)))}</b>
      <p className="body-s mt-1">{words["waiting.otherwise"]}</p>
      <CallToConfirm phone={settings.phone} />
    </div>
  );
}
