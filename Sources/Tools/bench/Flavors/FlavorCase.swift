import Foundation
import Frames
import Rendering

/// The parts of a long chat that both flavors draw.
enum FlavorCase: CaseIterable {
    case row, list100, list1000, list10000, screen

    var title: String {
        switch self {
        case .row: "one row"
        case .list100: "list of 100"
        case .list1000: "list of 1000"
        case .list10000: "list of 10000"
        case .screen: "channel screen"
        }
    }

    /// The number of messages.
    var count: Int {
        switch self {
        case .row: 1
        case .list100, .screen: 100
        case .list1000: 1000
        case .list10000: 10_000
        }
    }

    /// The proposed size in points.
    var size: ProposedSize { ProposedSize(width: 390, height: self == .row ? nil : 844) }

    /// The limit for the SwiftUI flavor's layout, in milliseconds; `nil` for none.
    var limit: Double? {
        switch self {
        case .row: 0.3
        case .list1000: 10
        case .list100, .list10000, .screen: nil
        }
    }
}

/// A flavor of the SDK.
protocol Flavor {
    /// Returns the source of a case, before any views are created.
    @MainActor
    static func source(_ drawing: FlavorCase, of chat: LongChat) -> any FrameSource
}
