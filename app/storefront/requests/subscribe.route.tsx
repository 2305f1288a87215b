import { useActionData } from "../../../client/router/page.ts";
import { leadsMessages } from "../../../features/leads/leads.messages.ts";
import { subscribeMessages } from "../../../features/leads/subscribe.messages.ts";
import { useWords } from "../../../client/locale/locale.ts";
import type { RequestAnswer } from "./request.action.server.ts";
import { SubscribeForm } from "./subscribe-form.tsx";

/** Answers the footer's form where scripts do not run. */
export default function SubscribeScreen() {
  const words = useWords(leadsMessages);
  const { "subscribe.done": done } = useWords(subscribeMessages);
  const answer = useActionData<RequestAnswer>();
  return (
    <div className="container-shop pt-6 pb-10 md:pt-8">
      <h1 className="display-l mb-4">{words["subscription.title"]}</h1>
      {answer?.done ? <p role="status">{done}</p> : <SubscribeForm />}
      {answer?.errors["email"] && <p role="alert">{answer.errors["email"]}</p>}
    </div>
  );
}
