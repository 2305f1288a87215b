export { default } from "./balance-screen.tsx";
