import '@fontsource-variable/figtree';
import '@fontsource/lora/latin-600.css';
import '@fontsource/lora/latin-ext-600.css';
import './tokens.css';
import './house.css';
import './board.css';
import { mount } from 'svelte';
import House from './house/House.svelte';
import './lib/settings.svelte';
import { speakAsBefore } from './lib/texts.svelte';

await speakAsBefore();
const target = document.getElementById('house');
if (target) mount(House, { target });
