import { DeadEnd } from "./dead-end.tsx";

/** Replaces a page that the role may not open. */
export const NoRight = () => <DeadEnd title="ra.page.access_denied" heading="ra.message.access_denied" text="noRight.text" />;
