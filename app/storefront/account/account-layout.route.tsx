export { loader } from "./account-layout.loader.server.ts";
export { default } from "./account-layout.tsx";
export { ErrorBoundary } from "./account-error.tsx";
