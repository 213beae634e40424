@_exported import GoldenTesting
