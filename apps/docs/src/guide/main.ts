import { startPage } from '../page/start-page.ts';
import './guide.css';

startPage();
