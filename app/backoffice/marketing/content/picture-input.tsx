import { Box, Button, Stack, Typography } from "@mui/material";
import { useRef } from "react";
import { useInput, useTranslate } from "react-admin";
import { nameOfPicture } from "../../../../features/content/pictures.rules.ts";
import { useSendPicture } from "./use-send-picture.ts";

type Props = { label: string; help: string };

/** Shows the picture as pages crop it. */
export function PictureInput({ label, help }: Props) {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const { isSending, refusal, send } = useSendPicture();
  const validate = () => (isSending ? translate("content.pictureSending") : undefined);
  const { field, fieldState } = useInput<string>({ source: "picture", defaultValue: "", validate });
  const name = nameOfPicture(String(field.value ?? ""));
  const wrong = refusal || fieldState.error?.message;
  const choose = async (file: File | undefined) => {
    const id = file && (await send(file));
    if (id) field.onChange(id);
  };
  return (
    <Box role="group" aria-label={translate(label)} sx={{ my: 1 }}>
      <Typography variant="body2">{translate(label)}</Typography>
      {name ? <Preview key={name} name={name} /> : null}
      <Stack direction="row" spacing={1}>
        <Button onClick={() => chooser.current?.click()} disabled={isSending}>
          {translate(name ? "content.replacePicture" : "content.choosePicture")}
        </Button>
        {name ? (
          <Button color="error" onClick={() => field.onChange("")}>
            {translate("content.removePicture")}
          </Button>
        ) : null}
      </Stack>
      <Typography role="status" variant="caption" color={wrong ? "error" : "text.secondary"}>
        {isSending ? translate("content.pictureSending") : (wrong ?? translate(help))}
      </Typography>
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = "";
        }}
      />
    </Box>
  );
}

const Preview = ({ name }: { name: string }) => (
  <Box
    component="img"
    src={`/api/admin/content-pictures/${name}/360.webp`}
    alt=""
    sx={{ display: "block", width: 160, height: 200, objectFit: "cover", borderRadius: 1 }}
  />
);
