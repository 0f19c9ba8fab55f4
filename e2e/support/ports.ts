/** `E2E_SLOW=1`: the hosts delay scripts by 150 to 850 ms. */
export const isSlow = Boolean(process.env['E2E_SLOW']);

/** The ports of the journeys' sites. `E2E_PORT` moves all of them, so that two checkouts can be tested in parallel. */
const first = Number(process.env['E2E_PORT'] ?? 4301) + (isSlow ? 5 : 0);

export const ports = {
  site: first,
  fixture: first + 1,
  wrongBase: first + 2,
  plainFixture: first + 3,
  baseUrl: first + 4,
} as const;
