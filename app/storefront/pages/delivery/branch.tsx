import { branchesMessages } from "../../../../features/delivery/branches.messages.ts";
import type { DepartmentView } from "../../../../features/delivery/delivery.contract.ts";
import { deliveryMessages } from "../../../../features/delivery/delivery.messages.ts";
import { departmentInWords } from "../../../../features/delivery/place.rules.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { placeLink } from "../map-link.ts";

/** Titled by number or postcode; hours, limit and map where the carrier gives them. */
export function Branch({ branch, isPostcode }: { branch: DepartmentView; isPostcode: boolean }) {
  const words = useWords(branchesMessages);
  const { "delivery.cargo": cargo } = useWords(deliveryMessages);
  const { kind, schedule, maxWeightKg, latitude, longitude } = branch;
  const title = isPostcode ? `${branch.number}, ${branch.address}` : departmentInWords(branch);
  const told = [kind === "cargo" && cargo, schedule, maxWeightKg > 0 && words["branches.upTo"](maxWeightKg)].filter(Boolean).join(" · ");
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-2.5">
      <div className="min-w-0 grow basis-60">
        <p>{title}</p>
        {told && <p className="caption text-ink-500">{told}</p>}
      </div>
      {latitude !== null && longitude !== null && (
        <a
          href={placeLink(`${latitude},${longitude}`)}
          target="_blank"
          rel="noopener"
          aria-label={words["branches.mapOf"](title)}
          className="body-s inline-flex min-h-11 items-center text-beet-600 underline"
        >
          {words["branches.map"]}
        </a>
      )}
    </li>
  );
}
