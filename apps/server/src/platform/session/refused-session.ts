import { AppError } from '../http/app-error.ts';

export const refusedSession = () => new AppError('UNAUTHENTICATED', 'Unauthorized. Please log in again.');
