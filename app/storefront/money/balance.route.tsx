export { default, meta } from "./balance-screen.tsx";
