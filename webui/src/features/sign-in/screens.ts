/** The pages and dialogs of signing in, but for the entrance: one chunk. */
export { default as ForgotPassword } from "./password/ForgotPassword";
export { default as GuestDialog } from "./guest/GuestDialog";
export { default as GuestLeft } from "./guest/GuestLeft";
export { default as Join } from "./join/Join";
export { default as Login } from "./Login";
export { default as ProviderCallback } from "./provider/ProviderCallback";
export { default as ResetPassword } from "./password/ResetPassword";
export { default as SecondStep } from "./SecondStep";
export { default as SignUp } from "./SignUp";
