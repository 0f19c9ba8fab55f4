/** Id of the last element of the search box, with which the navbar ends. */
export const lastOfNavbar = 'navbar-end';
