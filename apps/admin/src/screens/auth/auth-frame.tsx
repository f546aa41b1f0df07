import { AuthLayout } from "@carrel/ui/auth-layout";
import { Outlet } from "@tanstack/react-router";
import { Brand } from "../../app/brand";
import { site } from "../../app/carrel";
import { PlatformLine } from "../../app/platform-line";

/** The frame of all sign-in screens. */
export function AuthFrame() {
  return (
    <AuthLayout brand={<Brand />} footer={site.platform.runsOn && <PlatformLine platform={site.platform} />}>
      <Outlet />
    </AuthLayout>
  );
}
