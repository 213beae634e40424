// Both programs share failures, files and the golden commands.
@_exported import GoldenCommands
