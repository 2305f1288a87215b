export { default } from "./ask-return-screen.tsx";
