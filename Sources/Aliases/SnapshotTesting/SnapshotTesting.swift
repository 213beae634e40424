@_exported import GoldenTesting
@_exported import HeadlessUIKit
@_exported import SwiftUIGoldenTesting
