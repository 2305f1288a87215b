import MapPin from "lucide-react/icons/map-pin";
import { useState } from "react";
import type { DepartmentView } from "../../../../features/delivery/delivery.contract.ts";
import { deliveryMessages } from "../../../../features/delivery/delivery.messages.ts";
import { departmentInWords } from "../../../../features/delivery/place.rules.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { useDescription } from "./describe-department.ts";
import { findDepartments } from "./find-places.ts";

const SHOWN = 5;
const LOCATE_MS = 10_000;

type State = { is: "unasked" | "locating" | "denied" } | { is: "found"; departments: DepartmentView[] };

/** Only its button asks for the device's place, which is kept nowhere. */
export function NearestDepartments({
  delivery,
  settlement,
  onChoose,
}: {
  delivery: { carrier: string; kind: string };
  settlement: string;
  onChoose: (one: DepartmentView) => void;
}) {
  const words = useWords(deliveryMessages);
  const [state, setState] = useState<State>({ is: "unasked" });
  const describe = useDescription();
  const ask = async () => {
    setState({ is: "locating" });
    try {
      const { coords } = await locate();
      const near = `${coords.latitude.toFixed(5)},${coords.longitude.toFixed(5)}`;
      const departments = await findDepartments(delivery, { settlement, search: "", near });
      setState({ is: "found", departments: departments.slice(0, SHOWN) });
    } catch {
      setState({ is: "denied" });
    }
  };
  return (
    <div className="mt-2">
      <button type="button" className="body-s inline-flex min-h-11 items-center gap-2 underline" onClick={() => void ask()}>
        <MapPin size={18} aria-hidden="true" />
        {words["delivery.nearest"]}
      </button>
      <div role="status" className="body-s text-ink-500">
        {state.is === "locating" && words["delivery.locating"]}
        {state.is === "denied" && words["delivery.nearestDenied"]}
        {state.is === "found" && state.departments.length === 0 && words["delivery.nearestNone"]}
      </div>
      {state.is === "found" && (
        <ul className="divide-y divide-line">
          {state.departments.map((one) => (
            <li key={one.id}>
              <button type="button" className="flex min-h-11 w-full gap-3 py-2.5 text-left" onClick={() => onChoose(one)}>
                <span className="grow">
                  <span className="block underline">{departmentInWords(one)}</span>
                  <span className="caption block text-ink-500">{describe(one)}</span>
                </span>
                <span className="body-s whitespace-nowrap">{words["delivery.distance"](one.meters ?? 0)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const locate = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: LOCATE_MS, maximumAge: 60_000 }));
