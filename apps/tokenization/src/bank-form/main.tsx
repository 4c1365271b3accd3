import { openForm } from '../frame/open-form.tsx';
import { BankForm } from './bank-form.tsx';

openForm((props) => <BankForm {...props} />);
