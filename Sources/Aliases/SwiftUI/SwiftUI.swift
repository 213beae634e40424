@_exported import Combine
@_exported import HeadlessHosting
@_exported import HeadlessSwiftUI
@_exported import HeadlessUIKit
@_exported import Observation
