import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { followLinks } from './lib/router.svelte';
import { applySettings } from './lib/settings.svelte';

applySettings();
followLinks();
mount(App, { target: document.getElementById('app')! });
