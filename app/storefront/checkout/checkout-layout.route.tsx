export { loader } from "./checkout-layout.loader.server.ts";
export { default } from "./checkout-layout.tsx";
export { ErrorBoundary } from "./checkout-error.tsx";
