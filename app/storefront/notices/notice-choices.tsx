import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import type { ChoicesView } from "../../../features/notifications/notifications.contract.ts";
import { notificationsMessages } from "../../../features/notifications/notifications.messages.ts";
import { CheckBox } from "../../../ui/fields/check-box.tsx";
import { useChoices } from "./use-choices.ts";

/** News by topic and channel; each box is saved when pressed. */
export function NoticeChoices({ begun }: { begun: ChoicesView }) {
  const words = useWords(notificationsMessages);
  const { choices, hasAddress, choose } = useChoices(begun);
  return (
    <section aria-labelledby="choices" className="mt-12">
      <h2 id="choices" className="display-s">
        {words["choices.title"]}
      </h2>
      <p className="mt-1 text-ink-500">{words["choices.why"]}</p>
      {!hasAddress && (
        <p className="mt-3 rounded-card bg-marigold-100 p-4">
          {words["choices.noAddress"]}{" "}
          <ShopLink to="/account/personal" className="underline">
            {words["choices.toPersonal"]}
          </ShopLink>
        </p>
      )}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {choices.map((choice) => (
          <li key={choice.topic}>
            <fieldset className="flex flex-wrap items-center justify-between gap-x-6 py-2">
              <legend className="float-left py-2 font-medium">{words["choices.topic"][choice.topic]}</legend>
              <span className="flex flex-wrap gap-x-6">
                <CheckBox
                  label={words["choices.letters"]}
                  isOn={choice.letters}
                  onChange={(letters) => choose(choice.topic, { letters })}
                />
                <CheckBox label={words["choices.sms"]} isOn={choice.sms} onChange={(sms) => choose(choice.topic, { sms })} />
                <CheckBox label={words["choices.push"]} isOn={choice.push} onChange={(push) => choose(choice.topic, { push })} />
              </span>
            </fieldset>
          </li>
        ))}
      </ul>
      <p className="body-s mt-3 text-ink-500">
        {words["choices.smsWhen"]} {words["choices.placed"]}
      </p>
    </section>
  );
}
