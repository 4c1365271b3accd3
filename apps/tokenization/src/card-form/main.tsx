import { openForm } from '../frame/open-form.tsx';
import { CardForm } from './card-form.tsx';

openForm(({ page }) => <CardForm page={page} />);
