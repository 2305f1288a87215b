export { default } from "./notices-screen.tsx";
