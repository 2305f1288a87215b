export { default } from "./returns-screen.tsx";
