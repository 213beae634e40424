#ifndef PROGRAM_ARGUMENTS_H
#define PROGRAM_ARGUMENTS_H

/// Sets what `CommandLine` has. Swift's own tools set the arguments of what they run with it.
void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

#endif
