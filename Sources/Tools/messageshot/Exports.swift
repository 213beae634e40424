// Failures, files and the commands of goldens are the same in both programs.
@_exported import GoldenCommands
