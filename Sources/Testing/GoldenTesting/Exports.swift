// Who compares goldens has the words for the rules at hand.
@_exported import enum Comparison.ColorDifference
@_exported import struct Comparison.PictureTolerance
// Who lints layouts has the words for its rules and invariants.
@_exported import struct Lint.LayoutInvariant
@_exported import struct Lint.LayoutLint
@_exported import struct Lint.LintException
@_exported import enum Lint.LintRule
