@_exported import ChatSwiftUI
