import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// Measures views at a scale.
struct TextMeasuring {
    var scale: CGFloat = 3
    var direction = RenderSettings.Direction.leftToRight

    /// The view's frame for a proposal in points.
    func frame<Content: View>(of view: Content, width: CGFloat? = nil, height: CGFloat? = nil) -> Frame {
        var settings = RenderSettings()
        settings.scale = scale
        settings.direction = direction
        return RenderSettings.withCurrent(settings) {
            ViewFrames(view).makeFrame(proposing: ProposedSize(width: width, height: height))
        }
    }

    /// The view's size for a proposal in points.
    func size<Content: View>(of view: Content, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
        frame(of: view, width: width, height: height).rect.size
    }

    /// The frames with a name in a view, in painting order and in the view's coordinates.
    func frames<Content: View>(
        named name: String, in view: Content, width: CGFloat? = nil, height: CGFloat? = nil
    ) -> [(frame: Frame, rect: CGRect)] {
        var found: [(Frame, CGRect)] = []
        frame(of: view, width: width, height: height).forEach { inner, rect in
            if inner.name == name { found.append((inner, rect)) }
        }
        return found
    }

    /// The texts of a view, in painting order.
    func texts<Content: View>(in view: Content, width: CGFloat? = nil, height: CGFloat? = nil) -> [TextContent] {
        frames(named: "Text", in: view, width: width, height: height).compactMap { found in
            if case .text(let content) = found.frame.content { content } else { nil }
        }
    }
}

extension TextContent {
    /// The distances of the baselines from the top of the text, in points.
    var baselines: [CGFloat] {
        runs.reduce(into: []) { if !$0.contains($1.origin.y) { $0.append($1.origin.y) } }
    }
}

/// Compares lengths that were rounded to pixels.
func assertPixels(
    _ length: CGFloat, _ expected: CGFloat, _ message: String = "", accuracy: CGFloat = 0.005,
    file: StaticString = #filePath, line: UInt = #line
) {
    XCTAssertEqual(length, expected, accuracy: accuracy, message, file: file, line: line)
}
