import Foundation
import Frames
import HeadlessSwiftUI
import Rendering

/// The cost of connecting the properties of a SwiftUI view with their storage.
struct StateReport: CustomStringConvertible {
    private static let views = 2_000

    /// The limit for two properties, in microseconds.
    private static let limit = 0.5

    private struct Plain: View {
        let width = 1

        var body: some View { Color.red }
    }

    private struct Two: View {
        @State private var first = 1
        @Environment(\.colorScheme) private var scheme

        var body: some View { Color.red }
    }

    /// The time per view, in microseconds.
    private let microseconds: Double

    init(rounds: Int) {
        let plain = Self.milliseconds(rounds) { ViewFrames(ZStack { ForEach(0..<Self.views) { _ in Plain() } }) }
        let two = Self.milliseconds(rounds) { ViewFrames(ZStack { ForEach(0..<Self.views) { _ in Two() } }) }
        microseconds = (two - plain) * 1000 / Double(Self.views)
    }

    var description: String {
        String(
            format: "H  a state and a value of the environment of a view: %.2f µs, at most %.1f", microseconds,
            Self.limit)
    }

    private static func milliseconds(_ rounds: Int, _ makeSource: () -> any FrameSource) -> Double {
        let times = (0..<rounds).map { _ in
            let start = Stopwatch()
            _ = makeSource().makeFrame(proposing: ProposedSize(width: 300, height: 100))
            return start.milliseconds
        }
        return times.median
    }
}
