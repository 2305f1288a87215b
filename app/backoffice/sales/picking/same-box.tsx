import { Typography } from "@mui/material";
import { Link, useTranslate } from "react-admin";

/** The other orders of the parcel, each gathered on its own page. */
export function SameBox({ together }: { together: readonly number[] }) {
  const translate = useTranslate();
  if (together.length === 0) return null;
  return (
    <Typography component="div" sx={{ fontWeight: 700 }}>
      {translate("picking.sameBox")}{" "}
      {together.map((id) => (
        <Link key={id} to={`/picking/${id}`} sx={{ mr: 1, py: 0.5 }}>
          №&nbsp;{id}
        </Link>
      ))}
    </Typography>
  );
}
