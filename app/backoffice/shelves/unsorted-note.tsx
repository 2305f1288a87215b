import { Alert, Button } from "@mui/material";
import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-7";
import type { getShelves } from "../../../features/catalogue/staff-shelves.contract.ts";
import { callStaffApi } from "../call-staff-api.ts";

/** Says how many goods are for nobody yet and leads to where they get an audience; nothing where there are none. */
export function UnsortedNote() {
  const translate = useTranslate();
  const [unsorted, setUnsorted] = useState(0);
  useEffect(() => {
    callStaffApi<typeof getShelves>("GET", "/api/admin/shelves", {}).then(
      (answer) => setUnsorted(answer.unsorted),
      () => undefined,
    );
  }, []);
  if (unsorted === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" component={Link} to="/shelves">
          {translate("shelves.sort")}
        </Button>
      }
    >
      {translate("shelves.unsorted", { smart_count: unsorted })}
    </Alert>
  );
}
