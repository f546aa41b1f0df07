const frame = () => new Promise(requestAnimationFrame);

const ending = () =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);

/**
 * Once the page has come to rest: what was going to begin has begun, and what ends has ended; what never ends goes on.
 * Before it, text that fades in has no contrast, and what opens has not heard yet that it fades.
 */
export async function atRest(): Promise<void> {
  do {
    for (const animation of ending()) animation.finish();
    // What a render has asked for begins in the next frame, and is told of it in the one after.
    await frame();
    await frame();
  } while (ending().length > 0);
}
