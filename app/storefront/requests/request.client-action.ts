import { isUnreached } from "../../../client/router/answers.ts";
import type { ClientActionFunctionArgs } from "../../../client/router/screen-table.ts";
import { callMessages } from "../../../client/call-api.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import type { RequestAnswer } from "./request.action.server.ts";

/** A form that does not reach the shop stays and says so, instead of an error page. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<RequestAnswer> {
  try {
    return await serverAction<RequestAnswer>();
  } catch (error) {
    if (!isUnreached(error)) throw error;
    return { done: false, errors: { form: wordsFor(callMessages, localeOfPath(window.location.pathname))["err.network"] }, typed: {} };
  }
}
