// Code that compares goldens needs the names of the rules.
@_exported import enum Comparison.ColorDifference
@_exported import struct Comparison.PictureTolerance
// Code that lints layouts needs the names of rules and invariants.
@_exported import struct Lint.LayoutInvariant
@_exported import struct Lint.LayoutLint
@_exported import struct Lint.LintException
@_exported import enum Lint.LintRule
