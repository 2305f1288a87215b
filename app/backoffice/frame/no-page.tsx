import { DeadEnd } from "./dead-end.tsx";

/** An address that no page of the back office has. */
export const NoPage = () => <DeadEnd title="ra.page.not_found" heading="ra.page.not_found" text="ra.message.not_found" />;
