import { Button, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useLocaleState, useTranslate } from "react-admin";
import { MOST_PHOTOS } from "../../../../features/chat/chat.rules.ts";
import type {
  addStaffChatPhoto,
  answerChat,
  listChatReplies,
  StaffChat,
  typeInStaffChat,
} from "../../../../features/chat/staff-chat.contract.ts";
import { hasFailed } from "../../../../features/uploads/ui/has-failed.ts";
import { uploadsMessages } from "../../../../features/uploads/uploads.messages.ts";
import { refusalByField } from "../../../../client/call-api.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { usePhotos } from "../../../../ui/photos/use-photos.ts";
import { randomUuid } from "../../../../ui/random-uuid.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { AnswerPhotos } from "./answer-photos.tsx";

const TYPING_EVERY_MS = 3_000;
type Reply = OutputOf<typeof listChatReplies>["data"][number];

/** Text, photos or both; a ready answer can be inserted and changed. */
export function AnswerForm({ chat, onDone }: { chat: StaffChat; onDone: () => void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [text, setText] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const replies = useReplies();
  const { forget, ...photos } = usePhotos({
    most: MOST_PHOTOS,
    upload: (photo) => callStaffApi<typeof addStaffChatPhoto>("POST", "/api/admin/chat-photos", { photo }),
  });
  const ids = photos.photos.flatMap(({ id }) => (id ? [id] : []));
  const isEmpty = text.trim() === "" && ids.length === 0;
  const isUploading = photos.photos.some(({ state }) => state === "sending");
  const isLeftOut = hasFailed(...photos.photos);
  // One id until it is sent, so that a lost answer sends nothing twice.
  const messageId = useRef(randomUuid());
  const lastTold = useRef(0);
  const type = (typed: string) => {
    setText(typed);
    if (Date.now() - lastTold.current < TYPING_EVERY_MS) return;
    lastTold.current = Date.now();
    void callStaffApi<typeof typeInStaffChat>("POST", "/api/admin/chats/{id}/typing", { id: chat.id }).catch(() => undefined);
  };
  const send = async () => {
    setErrors({});
    setSending(true);
    try {
      const answer = { id: chat.id, messageId: messageId.current, text, photos: ids };
      await callStaffApi<typeof answerChat>("POST", "/api/admin/chats/{id}/answer", answer);
      messageId.current = randomUuid();
      setText("");
      forget();
      onDone();
    } catch (error) {
      setErrors(refusalByField(error, translate("ra.notification.http_error")));
    }
    setSending(false);
  };
  return (
    <Stack component="form" spacing={1} onSubmit={(event) => (event.preventDefault(), void send())}>
      {replies.length > 0 ? (
        <TextField
          select
          size="small"
          label={translate("chat.ready")}
          value=""
          onChange={(event) => {
            const reply = replies.find(({ id }) => String(id) === event.target.value);
            if (reply) setText(locale === "ru" ? reply.textRu : reply.textUk);
          }}
        >
          {replies.map((reply) => (
            <MenuItem key={reply.id} value={String(reply.id)}>
              {reply.title}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <TextField
        label={translate("chat.answer")}
        multiline
        minRows={2}
        value={text}
        error={Boolean(errors["text"])}
        helperText={errors["text"]}
        onChange={(event) => type(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <AnswerPhotos {...photos} most={MOST_PHOTOS} />
      {isLeftOut ? <Typography color="error">{uploadsMessages[locale === "ru" ? "ru" : "uk"]["uploads.leftOut"]}</Typography> : null}
      {errors["photos"] ? <Typography color="error">{errors["photos"]}</Typography> : null}
      {errors["form"] ? <Typography color="error">{errors["form"]}</Typography> : null}
      <Button type="submit" variant="contained" disabled={isSending || isUploading || isLeftOut || isEmpty}>
        {translate("chat.send")}
      </Button>
    </Stack>
  );
}

function useReplies(): readonly Reply[] {
  const [replies, setReplies] = useState<readonly Reply[]>([]);
  useEffect(() => {
    void callStaffApi<typeof listChatReplies>("GET", "/api/admin/chat-replies", { page: 1, perPage: 100 })
      .then(({ data }) => setReplies(data))
      .catch(() => undefined);
  }, []);
  return replies;
}
