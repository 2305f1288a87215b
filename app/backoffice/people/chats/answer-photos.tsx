import { Box, Button, Stack, Typography } from "@mui/material";
import { useRef } from "react";
import { useTranslate } from "react-admin";
import type { Photo, usePhotos } from "../../../../ui/photos/use-photos.ts";

const SIDE = 96;

export function AnswerPhotos({ photos, most, add, remove }: Omit<ReturnType<typeof usePhotos>, "forget"> & { most: number }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
        {photos.map((photo, at) => (
          <Chosen key={photo.key} photo={photo} at={at + 1} onRemove={() => remove(photo.key)} />
        ))}
      </Stack>
      {photos.length < most ? <Button onClick={() => input.current?.click()}>{translate("chat.addPhoto", { most })}</Button> : null}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </Box>
  );
}

function Chosen({ photo: { preview, state }, at, onRemove }: { photo: Photo; at: number; onRemove: () => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ width: SIDE }}>
      {preview ? <Box component="img" src={preview} alt="" sx={{ width: SIDE, height: SIDE, objectFit: "cover" }} /> : null}
      <Typography variant="caption" role="status" color={state === "failed" ? "error" : "text.secondary"} sx={{ display: "block" }}>
        {state === "here" ? "" : translate(`chat.photo.${state}`)}
      </Typography>
      <Button size="small" aria-label={translate("chat.removePhoto", { at })} onClick={onRemove}>
        {translate("ra.action.remove")}
      </Button>
    </Box>
  );
}
