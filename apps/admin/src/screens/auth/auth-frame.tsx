import { AuthLayout } from "@carrel/ui/auth-layout";
import { Outlet } from "@tanstack/react-router";
import { Brand } from "../../app/brand";

/** The frame of all sign-in screens. */
export function AuthFrame() {
  return (
    <AuthLayout brand={<Brand />}>
      <Outlet />
    </AuthLayout>
  );
}
