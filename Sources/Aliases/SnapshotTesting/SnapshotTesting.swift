@_exported import GoldenTesting
@_exported import SwiftUIGoldenTesting
