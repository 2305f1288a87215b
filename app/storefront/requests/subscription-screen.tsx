import { Form } from "../../../client/router/form.tsx";
import { useLoaderData } from "../../../client/router/page.ts";
import { leadsMessages } from "../../../features/leads/leads.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import type { loader } from "./subscription.loader.server.ts";

/** Opening it changes nothing, since mail programs open links by themselves. */
export default function SubscriptionScreen() {
  const words = useWords(leadsMessages);
  const { email, state } = useLoaderData<typeof loader>();
  const said = { asked: words["subscription.ask"], on: words["subscription.on"], off: words["subscription.off"] }[state](email);
  return (
    <div className="container-shop pt-6 pb-10 md:pt-8">
      <h1 className="display-l mb-4">{words["subscription.title"]}</h1>
      <p role="status" className="mb-6">
        {said}
      </p>
      <Form method="post" className="flex flex-wrap gap-3">
        {state !== "on" && (
          <Button type="submit" name="wish" value="confirm">
            {words["subscription.confirm"]}
          </Button>
        )}
        {state !== "off" && (
          <Button type="submit" name="wish" value="leave" kind="secondary">
            {words["subscription.leave"]}
          </Button>
        )}
      </Form>
    </div>
  );
}
