/** Seconds that a table can agree to wait for somebody who is away; 0: as long as it takes. */
export const PATIENCE = [120, 300, 900, 3600, 86400, 0] as const;
export const USUAL_PATIENCE = 300;
