import Frames
import Rendering

extension CGContext {
    // MARK: The current path

    public var isPathEmpty: Bool { outline.isEmpty }
    public var currentPointOfPath: CGPoint { outline.currentPoint ?? .zero }
    public var boundingBoxOfPath: CGRect { outline.tightBounds ?? .null }
    public var path: CGPath? { outline.isEmpty ? nil : CGPath(outline: outline) }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        outline.contains(point, rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .nonZero)
    }

    public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

    /// Replaces the current path with the outline of its stroke.
    public func replacePathWithStrokedPath() {
        outline = outline.stroked(state.line.stroke(.black))
    }

    // MARK: Clipping

    public func clip(to rects: [CGRect]) {
        clip(to: rects.reduce(into: Outline()) { $0.append(.rectangle($1)) }, rule: .nonZero)
    }

    /// Clips later drawing to an image's alpha. Only the image's rectangle is used. Reported.
    public func clip(to rect: CGRect, mask: CGImage) {
        RenderProblems.report(
            .undrawn("CGContext.clip(to:mask:)", of: self, instead: "the mask's rectangle is the clip"))
        clip(to: rect)
    }

    /// The bounding box of the clip, in user space.
    public var boundingBoxOfClipPath: CGRect {
        let area = state.clips.reduce(canvas) { $0.intersection($1.outline.tightBounds ?? .null) }
        return area.isNull ? .null : area.applying(state.transform.inverted())
    }

    // MARK: Coordinates

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
}
