import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// The places of all colors of a view, in the order of painting.
///
/// Sixteen pixels a point show places as they are before they are rounded to a screen's pixels.
func colors<Content: View>(
    in view: Content, width: CGFloat?, height: CGFloat? = 10, direction: RenderSettings.Direction = .leftToRight
) -> [CGRect] {
    var rects: [CGRect] = []
    frame(of: view, width: width, height: height, direction: direction).forEach { inner, rect in
        if inner.name == "Color" { rects.append(rect) }
    }
    return rects
}

/// A view's frame, at sixteen pixels a point.
func frame<Content: View>(
    of view: Content, width: CGFloat?, height: CGFloat?, direction: RenderSettings.Direction = .leftToRight
) -> Frame {
    var settings = RenderSettings()
    settings.scale = 16
    settings.direction = direction
    return RenderSettings.withCurrent(settings) {
        ViewFrames(view).makeFrame(proposing: ProposedSize(width: width, height: height))
    }
}

/// A view's size, at sixteen pixels a point.
func size<Content: View>(of view: Content, width: CGFloat?, height: CGFloat?) -> CGSize {
    frame(of: view, width: width, height: height).rect.size
}

/// A color of a size, in points.
func block(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Color.red.frame(width: width, height: height)
}
