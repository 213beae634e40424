import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// The frames of all colors in a view, in painting order.
///
/// At sixteen pixels per point, the frames are practically unrounded.
func colors<Content: View>(
    in view: Content, width: CGFloat?, height: CGFloat? = 10, direction: RenderSettings.Direction = .leftToRight
) -> [CGRect] {
    var rects: [CGRect] = []
    frame(of: view, width: width, height: height, direction: direction).forEach { inner, rect in
        if inner.name == "Color" { rects.append(rect) }
    }
    return rects
}

/// A view's frame at sixteen pixels per point.
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

/// A view's size at sixteen pixels per point.
func size<Content: View>(of view: Content, width: CGFloat?, height: CGFloat?) -> CGSize {
    frame(of: view, width: width, height: height).rect.size
}

/// A color with a size in points.
func block(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Color.red.frame(width: width, height: height)
}
