import { Alert, Button, Stack, TextField } from "@mui/material";
import { useState, type SyntheticEvent } from "react";
import { useTranslate } from "react-admin";
import { chosenLanguage } from "../../call-staff-api.ts";

type Said = { isGood: boolean; text: string };

/** Asks the shop for the key's owner, as a program would; the key stays in this page. */
export function TestCall({ address }: { address: string }) {
  const translate = useTranslate();
  const [key, setKey] = useState("");
  const [said, setSaid] = useState<Said>();
  const [isAsking, setAsking] = useState(false);
  const ask = async (event: SyntheticEvent) => {
    event.preventDefault();
    setAsking(true);
    const failed = { isGood: false, text: translate("ra.notification.http_error") };
    setSaid(await answerTo(`${address}/me`, key).catch(() => failed));
    setAsking(false);
  };
  return (
    <Stack component="form" spacing={1} sx={{ mt: 2, maxWidth: 560 }} onSubmit={(event) => void ask(event)}>
      <TextField
        label={translate("exchange.programs.yourKey")}
        value={key}
        onChange={(event) => setKey(event.target.value)}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 100, spellCheck: false } }}
      />
      <Button type="submit" variant="outlined" disabled={isAsking || key.trim() === ""} sx={{ alignSelf: "start" }}>
        {translate("exchange.programs.try")}
      </Button>
      {said ? (
        <Alert severity={said.isGood ? "success" : "error"} sx={{ overflowWrap: "anywhere" }}>
          {said.text}
        </Alert>
      ) : null}
    </Stack>
  );
}

async function answerTo(address: string, key: string): Promise<Said> {
  const answer = await fetch(address, {
    credentials: "omit",
    headers: { Authorization: `Bearer ${key.trim()}`, "Accept-Language": chosenLanguage() === "ru" ? "ru" : "ua" },
  });
  return { isGood: answer.ok, text: `${answer.status} · ${await answer.text()}` };
}
