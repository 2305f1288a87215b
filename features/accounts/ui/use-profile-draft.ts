import { useEffect, useState } from "react";
import type { ProfileView } from "../accounts.contract.ts";
import type { Id } from "../../../platform/ids.ts";

export type ProfileFields = { name: string; surname: string; patronymic: string; email: string; date_birth: string };

/** Signing out forgets it with everything else that is personal (see sign-in-store.ts). */
const KEY = "profile_draft";

/**
 * What is typed into the profile: kept in this tab until it is saved, so that neither a reload nor an ended session loses
 * it, and given to the same customer only. What is written once is never overwritten by a draft.
 */
export function useProfileDraft(profile: ProfileView, saved: ProfileFields) {
  const [fields, setFields] = useState(saved);
  const { id } = profile;
  useEffect(() => {
    const draft = storedDraft(id);
    if (draft) setFields((before) => ({ ...before, ...draft, ...onlyFilled({ email: saved.email, date_birth: saved.date_birth }) }));
  }, [id, saved.email, saved.date_birth]);
  return {
    fields,
    change: (part: Partial<ProfileFields>) => {
      const next = { ...fields, ...part };
      setFields(next);
      keepDraft(JSON.stringify({ id, fields: next }));
    },
    forget: () => sessionStorage.removeItem(KEY),
  };
}

function storedDraft(id: Id<"account">): Partial<ProfileFields> | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as { id: Id<"account">; fields: Partial<ProfileFields> } | null;
    return draft?.id === id ? draft.fields : undefined;
  } catch {
    return undefined;
  }
}

function keepDraft(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Storage may be full or forbidden; what is typed lives on in the form.
    return;
  }
}

const onlyFilled = (fields: Partial<ProfileFields>): Partial<ProfileFields> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
