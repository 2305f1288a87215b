import { Button } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { Link, useTranslate } from "react-admin";
import type { listPicking } from "../../../../features/picking/picking.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";

/** The oldest order that nobody else gathers; Enter opens it. */
export function NextOrder({ after }: { after: number }) {
  const translate = useTranslate();
  const [next, setNext] = useState<number>();
  const button = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, [next]);
  useEffect(() => {
    callStaffApi<typeof listPicking>("GET", "/api/admin/picking", {}).then(
      ({ data }) =>
        setNext(data.find(({ id, byWhom, isMine, finishedAt }) => id !== after && finishedAt === null && (byWhom === "" || isMine))?.id),
      // The list of orders is one press away.
      () => undefined,
    );
  }, [after]);
  if (next === undefined)
    return (
      <Button component={Link} to="/picking" variant="outlined" sx={{ alignSelf: "start" }}>
        {translate("picking.toList")}
      </Button>
    );
  return (
    <Button component={Link} to={`/picking/${next}`} variant="contained" size="large" ref={button} sx={{ alignSelf: "start" }}>
      {translate("picking.next", { id: next })}
    </Button>
  );
}
