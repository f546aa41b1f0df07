import { AlertDialog } from "@carrel/ui/alert-dialog";
import { useBlocker } from "@tanstack/react-router";

/**
 * Asks before leaving a form whose changes would be lost, by whatever way: the router, closing, reloading.
 * @param unsaved whether there is anything to lose
 * @returns the dialog to place anywhere in the screen
 */
export function useLeaveGuard(unsaved: boolean) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  const blocked = blocker.status === "blocked";
  return (
    <AlertDialog
      open={blocked}
      onOpenChange={(open) => !open && blocked && blocker.reset()}
      title="Leave without saving?"
      description="What you changed here would be lost."
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger"
      onConfirm={() => {
        if (blocked) blocker.proceed();
      }}
    />
  );
}
