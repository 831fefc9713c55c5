import { mount } from 'svelte';
import App from './App.svelte';
import { beApp } from './lib/site/app';
import './styles/tokens.css';
import './styles/base.css';

beApp();
mount(App, { target: document.getElementById('app')! });
