import Foundation
import Frames
import Raster
import Rendering

/// Compares the costs of the SwiftUI and UIKit flavors.
struct FlavorReport: CustomStringConvertible {
    /// The limit for the longest list, as a multiple of the shortest one's time.
    private static let listLimit = 3.0

    private let lines: [String]

    init(rounds: Int) throws {
        var lines = ["E  the SwiftUI flavor, the UIKit flavor: ratio (ms, raster at 3x)"]
        var layouts: [FlavorCase: Double] = [:]
        for drawing in FlavorCase.allCases {
            let chat = LongChat(drawing.count)
            let uiKit = try FlavorTimes(UIKitFlavor.self, drawing, chat, rounds: rounds)
            let swiftUI = try FlavorTimes(SwiftUIFlavor.self, drawing, chat, rounds: rounds)
            layouts[drawing] = swiftUI.layout
            let limit = drawing.limit.map { String(format: ", at most %g", $0) } ?? ""
            lines.append(
                "   \(drawing.title.padding(toLength: 15, withPad: " ", startingAt: 0)) "
                    + "layout \(Self.compared(swiftUI.layout, uiKit.layout))\(limit)"
                    + "  with raster \(Self.compared(swiftUI.picture, uiKit.picture))")
        }
        if let short = layouts[.list100], let long = layouts[.list10000] {
            lines.append(
                String(
                    format: "   a list of 10000 takes %.2f × the time of one of 100, at most %g ×", long / short,
                    Self.listLimit))
        }
        self.lines = lines
    }

    var description: String { lines.joined(separator: "\n") }

    /// The times of both flavors, and their ratio.
    private static func compared(_ swiftUI: Double, _ uiKit: Double) -> String {
        String(format: "%.3f, %.3f: %.2f ×", swiftUI, uiKit, swiftUI / uiKit)
    }
}

/// The times of a flavor for a case, in milliseconds.
struct FlavorTimes {
    /// Creating the views and laying them out.
    let layout: Double

    /// The same, including painting the picture at 3x.
    let picture: Double

    init<F: Flavor>(_ flavor: F.Type, _ drawing: FlavorCase, _ chat: LongChat, rounds: Int) throws {
        var layouts: [Double] = []
        var pictures: [Double] = []
        for _ in 0..<rounds {
            let start = Stopwatch()
            let frame = RenderSettings.withCurrent(RenderSettings(scale: 3)) {
                MainQueue.run { F.source(drawing, of: chat).makeFrame(proposing: drawing.size) }
            }
            layouts.append(start.milliseconds)
            _ = try Renderer().render(frame, scale: 3, background: .white)
            pictures.append(start.milliseconds)
        }
        layout = layouts.median
        picture = pictures.median
    }
}
