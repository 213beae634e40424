#ifndef PROGRAM_ARGUMENTS_H
#define PROGRAM_ARGUMENTS_H

/// Sets the arguments of `CommandLine`. Swift's own tools use it to set the arguments of interpreted programs.
void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

#endif
