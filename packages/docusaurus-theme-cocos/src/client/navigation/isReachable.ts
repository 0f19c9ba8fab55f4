/** Whether a full load of an address would show a page of the site, not an error page of the browser or the host. */
export async function isReachable(address: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const {status} = await fetch(address, {method: 'HEAD', cache: 'no-store'});
    return status < 500;
  } catch {
    return false;
  }
}
