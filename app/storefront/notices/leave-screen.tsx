import { Form } from "../../../client/router/form.tsx";
import { useActionData, useLoaderData } from "../../../client/router/page.ts";
import { notificationsMessages } from "../../../features/notifications/notifications.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import type { action, loader } from "./leave.loader.server.ts";

/** The page behind a letter's unsubscribe link. */
export default function LeaveScreen() {
  const words = useWords(notificationsMessages);
  const { topic } = useLoaderData<typeof loader>();
  const left = useActionData<typeof action>()?.left ?? false;
  const name = words["choices.topic"][topic];
  return (
    <div className="container-shop pt-6 pb-10 md:pt-8">
      <h1 className="display-l mb-4">{words["leave.title"]}</h1>
      <p role="status" className="mb-6 max-w-150">
        {left ? words["leave.done"](name) : words["leave.ask"](name)}
      </p>
      {!left && (
        <Form method="post">
          <Button type="submit">{words["leave.yes"]}</Button>
        </Form>
      )}
    </div>
  );
}
