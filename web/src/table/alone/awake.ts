/** Keeps the screen on while a page is in sight, where the browser can. How to let it sleep again is what it returns. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let left = false;
  const hold = async (): Promise<void> => {
    if (left || document.hidden || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (left) void lock?.release();
  };
  const turned = (): void => void hold();
  document.addEventListener('visibilitychange', turned);
  void hold();
  return () => {
    left = true;
    document.removeEventListener('visibilitychange', turned);
    void lock?.release();
  };
}
