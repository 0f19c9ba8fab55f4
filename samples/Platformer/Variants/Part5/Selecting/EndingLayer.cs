// The pages have not written this file yet.
