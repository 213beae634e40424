// Who compares goldens has the words for the rules at hand.
@_exported import enum Comparison.ColorDifference
@_exported import struct Comparison.PictureTolerance
