import { Button, Stack } from "@mui/material";
import { useRef, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { refusalByField } from "../../../../client/call-api.ts";
import type { readVariationsFile, writeVariationsFile } from "../../../../features/variations/variations.contract.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { download } from "../../download.ts";
import { AskForCode } from "../../sign-in/ask-for-code.tsx";
import type { Filter } from "./use-variations.ts";

export type FileRead = OutputOf<typeof readVariationsFile>;

/** Downloads the rows of the filter, and reads such a file back. */
export function FileTools({ filter, onRead }: { filter: Filter; onRead: (read: FileRead) => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const chosen = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const takeOut = async (format: "csv" | "xlsx", code: string) => {
    const proof = code === "" ? {} : { code: code.replaceAll(" ", "") };
    const { name, file } = await callStaffApi<typeof writeVariationsFile>("POST", "/api/admin/variations/file", {
      ...filter,
      format,
      ...proof,
    });
    download(name, file);
  };
  const takeBack = async (file: File) => {
    setReading(true);
    try {
      onRead(await callStaffApi<typeof readVariationsFile>("POST", "/api/admin/variations/read-file", { file: await base64Of(file) }));
    } catch (refusal) {
      const said = refusalByField(refusal, translate("ra.notification.http_error"));
      notify(said["file"] ?? said["form"] ?? "", { type: "error" });
    } finally {
      setReading(false);
    }
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
      {(["csv", "xlsx"] as const).map((format) => (
        <AskForCode
          key={format}
          title={translate(`variations.file.${format}`)}
          text={translate("variations.file.ask")}
          tint="outlined"
          onSend={(code) => takeOut(format, code)}
        />
      ))}
      <Button variant="outlined" disabled={isReading} onClick={() => chosen.current?.click()}>
        {translate(isReading ? "variations.reading" : "variations.file.back")}
      </Button>
      <input
        ref={chosen}
        type="file"
        hidden
        accept=".xlsx,.csv,.txt"
        aria-label={translate("variations.file.back")}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it was corrected.
          event.target.value = "";
          if (file) void takeBack(file);
        }}
      />
    </Stack>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const PART = 32_768;
  let binary = "";
  for (let at = 0; at < bytes.length; at += PART) binary += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(binary);
}
