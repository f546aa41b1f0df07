import { PageHeader, type PageHeaderProps } from "@carrel/ui/page-header";
import { ScreenTitle } from "./screen-title";

/** A screen's heading, which names the browser's tab too. */
export function ScreenHeader({ title, ...rest }: PageHeaderProps & { title: string }) {
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title} {...rest} />
    </>
  );
}
