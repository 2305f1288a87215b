export { default } from "./bonus-screen.tsx";
