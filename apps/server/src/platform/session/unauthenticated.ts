import { AppError } from '../http/app-error.ts';

export const unauthenticated = () => new AppError('UNAUTHENTICATED', 'Unauthorized. Please log in again.');
