import { Box, Typography } from "@mui/material";
import { useTranslate } from "react-admin";

const HIGHEST_PX = 96;

/** A bar for each hour of the day; the busiest one is named in words. */
export function HoursOfDay({ messages }: { messages: readonly number[] }) {
  const translate = useTranslate();
  const most = Math.max(...messages);
  const said = most === 0 ? translate("chat.load.quiet") : translate("chat.load.busiest", { hour: messages.indexOf(most), messages: most });
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {said}
      </Typography>
      {most > 0 ? (
        <Box aria-hidden="true" sx={{ display: "flex", alignItems: "flex-end", gap: "2px" }}>
          {messages.map((count, hour) => (
            <Box
              key={hour}
              title={translate("chat.load.hour", { hour, messages: count })}
              sx={{ flex: 1, minWidth: 0, textAlign: "center", fontSize: 11, color: "text.secondary" }}
            >
              <Box
                sx={{ height: Math.round((count / most) * HIGHEST_PX), minHeight: 2, bgcolor: "primary.main", borderRadius: "3px 3px 0 0" }}
              />
              {hour % 3 === 0 ? hour : "\u00a0"}
            </Box>
          ))}
        </Box>
      ) : null}
    </>
  );
}
