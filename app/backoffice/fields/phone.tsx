import { Box } from "@mui/material";
import { formatPhone } from "../../../platform/phone.ts";

/** On one line, however narrow its column. */
export const Phone = ({ phone }: { phone: string }) => (
  <Box component="span" sx={{ whiteSpace: "nowrap" }}>
    {formatPhone(phone)}
  </Box>
);

/** `phone`: digits alone. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:+${phone}`}>
    <Phone phone={phone} />
  </a>
);
