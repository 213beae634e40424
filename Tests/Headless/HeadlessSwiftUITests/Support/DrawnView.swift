import Frames
import HeadlessSwiftUI
import Raster
import Rendering

/// A view that is laid out and drawn in a test.
struct DrawnView {
    let frame: Frame

    /// - Parameters:
    ///   - width: The proposed width in points, or `nil` for an unspecified one.
    ///   - height: The proposed height in points, or `nil` for an unspecified one.
    init<Content: View>(
        _ view: Content, width: CGFloat? = nil, height: CGFloat? = nil, dark: Bool = false, mirrored: Bool = false
    ) {
        var settings = RenderSettings()
        settings.scale = 2
        settings.appearance = dark ? .dark : .light
        settings.direction = mirrored ? .rightToLeft : .leftToRight
        frame = RenderSettings.withCurrent(settings) {
            ViewFrames(view).makeFrame(proposing: ProposedSize(width: width, height: height))
        }
    }

    /// Draws the view at two pixels per point on a background.
    func bitmap(on background: RGBA? = nil) throws -> Bitmap {
        try Renderer().render(frame, scale: 2, background: background)
    }

    /// All frames with a name, from back to front.
    func frames(named name: String) -> [Frame] {
        var frames: [Frame] = []
        frame.forEach { inner, _ in if inner.name == name { frames.append(inner) } }
        return frames
    }

    /// The fill of the first frame that has one.
    var fill: RGBA? {
        var found: RGBA?
        frame.forEach { inner, _ in
            if found == nil, case .color(let color) = inner.fill { found = color }
        }
        return found
    }

    /// The colors of all texts, from back to front.
    var textColors: [String] {
        var colors: [String] = []
        frame.forEach { inner, _ in
            if case .text(let text) = inner.content { colors += text.runs.map(\.color.description) }
        }
        return colors
    }
}

/// Calls `body` and returns its result and the problems reported during the call.
func problems<Result>(of body: () -> Result) -> (result: Result, messages: [String]) {
    let log = ProblemLog()
    let result = RenderProblems.withHandler({ message in log.messages.append(message) }, operation: body)
    return (result, log.messages)
}

/// Not synchronized, since a test draws one view at a time.
private final class ProblemLog: @unchecked Sendable {
    var messages: [String] = []
}
