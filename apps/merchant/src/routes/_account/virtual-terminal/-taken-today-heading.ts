export const takenTodayHeading = 'Taken in person today';
