// Empty on purpose: the declarations are Swift.
