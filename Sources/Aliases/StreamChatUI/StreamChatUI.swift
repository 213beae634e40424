@_exported import ChatUI
@_exported import HeadlessUIKit
