@_exported import ChatSwiftUI
@_exported import HeadlessUIKit
