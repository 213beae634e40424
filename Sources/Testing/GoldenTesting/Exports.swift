// Who compares goldens has the words for the rules at hand.
@_exported import struct Goldens.GoldenTolerance
