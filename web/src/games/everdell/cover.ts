export { default as Cover } from './Cover.svelte';
export { default as Icon } from './Icon.svelte';
