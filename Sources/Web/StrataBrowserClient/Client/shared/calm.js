/** Whether the person wants to see less motion. */
export const calm = matchMedia('(prefers-reduced-motion)');
