@_exported import ChatUI
@_exported import FoundationNetworking
@_exported import HeadlessUIKit
