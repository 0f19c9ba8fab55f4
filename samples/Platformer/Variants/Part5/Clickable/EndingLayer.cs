// The tutorial has not created this file yet.
