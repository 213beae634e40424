import Foundation
import Frames
import Rendering

/// Collects the frames of nodes in a parent frame.
///
/// Coordinates are unrounded, and relative to the root. Each edge is rounded to a whole pixel, so that adjacent frames
/// stay adjacent.
package struct FrameEmission {
    package private(set) var frames: [Frame] = []

    /// Pixels per point.
    package let scale: CGFloat

    /// The parent frame's top-left corner as drawn, on whole pixels.
    private let origin: CGPoint

    /// The half turns and mirrorings of enclosing views, which are combined before they become frames.
    private let turn: AxisMirroring

    /// Whether frames get the reasons of their sizes.
    let explains: Bool

    /// The node that is adding frames, and those around it; `nil` unless reasons are requested.
    private var chain: NodeChain?

    package init(scale: CGFloat) {
        self.init(
            scale: scale, origin: .zero, turn: .none, explains: WantedTags.current.contains(.reasons), chain: nil)
    }

    private init(scale: CGFloat, origin: CGPoint, turn: AxisMirroring, explains: Bool, chain: NodeChain?) {
        self.scale = scale
        self.origin = origin
        self.turn = turn
        self.explains = explains
        self.chain = chain
    }

    /// Returns an emission for frames inside or beside those of this one.
    private func inner(origin: CGPoint, turn: AxisMirroring) -> FrameEmission {
        FrameEmission(scale: scale, origin: origin, turn: turn, explains: explains, chain: chain)
    }

    /// A mirroring along one or both axes: `x' = scaleX·x + shiftX`.
    private struct AxisMirroring {
        var scaleX: CGFloat = 1
        var scaleY: CGFloat = 1
        var shiftX: CGFloat = 0
        var shiftY: CGFloat = 0

        static let none = AxisMirroring()

        var isNone: Bool { scaleX == 1 && scaleY == 1 }

        func rect(_ rect: CGRect) -> CGRect {
            let x = scaleX * (scaleX < 0 ? rect.maxX : rect.minX) + shiftX
            let y = scaleY * (scaleY < 0 ? rect.maxY : rect.minY) + shiftY
            return CGRect(x: x, y: y, width: rect.width, height: rect.height)
        }
    }

    /// Returns a rectangle on whole pixels in the parent frame's coordinates.
    package func pixelRect(_ rect: CGRect) -> CGRect {
        let rounded = shownRect(rect)
        return CGRect(
            x: rounded.minX - origin.x, y: rounded.minY - origin.y, width: rounded.width, height: rounded.height)
    }

    private func shownRect(_ rect: CGRect) -> CGRect {
        let shown = turn.rect(rect.isFinite ? rect : finite(rect))
        let (left, top) = (round(shown.minX), round(shown.minY))
        return CGRect(x: left, y: top, width: round(shown.maxX) - left, height: round(shown.maxY) - top)
    }

    /// Returns a rectangle with non-finite lengths replaced by 0, because its content may still be drawn.
    private func finite(_ rect: CGRect) -> CGRect {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return CGRect(
            x: finite(rect.origin.x), y: finite(rect.origin.y), width: finite(rect.size.width),
            height: finite(rect.size.height))
    }

    private func round(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

    // MARK: Adding frames

    /// Adds a frame with its own paint.
    ///
    /// - Parameters:
    ///   - rect: The rectangle relative to the root. An infinite frame isn't added.
    ///   - paint: Sets the paint. The frame's rectangle is already set.
    package mutating func add(_ type: String, in rect: CGRect, paint: (inout Frame) -> Void) {
        guard rect.isFinite else { return }
        var frame = Frame(origin: Frame.Origin(type: type, maker: .swiftUI), rect: pixelRect(rect))
        paint(&frame)
        if !turn.isNone {
            frame.transform = Transform(a: turn.scaleX, b: 0, c: 0, d: turn.scaleY, tx: 0, ty: 0)
        }
        frames.append(frame)
    }

    /// Adds a frame around the frames of other nodes.
    ///
    /// - Parameters:
    ///   - rect: The rectangle relative to the root.
    ///   - children: Adds the frames inside.
    ///   - change: Sets the effects of the frame, such as its opacity.
    package mutating func addContainer(
        _ type: String, around rect: CGRect, children: (inout FrameEmission) -> Void,
        change: (inout Frame) -> Void = { _ in }
    ) {
        let shown = shownRect(rect)
        var inner = self.inner(origin: shown.origin, turn: turn)
        children(&inner)
        let origin = Frame.Origin(type: type, maker: .swiftUI)
        var frame = Frame(origin: origin, rect: pixelRect(rect), children: inner.frames)
        change(&frame)
        frames.append(frame)
    }

    /// Returns the frames of other nodes in the same coordinates, such as those of a mask, without adding them.
    package func frames(of nodes: (inout FrameEmission) -> Void) -> [Frame] {
        var emission = inner(origin: origin, turn: turn)
        nodes(&emission)
        return emission.frames
    }

    /// Adds the frames of nodes that are rotated by a half turn or mirrored about the center of `rect`.
    package mutating func addRotated(
        x mirrorsX: Bool, y mirrorsY: Bool, about center: CGPoint, children: (inout FrameEmission) -> Void
    ) {
        var inner = turn
        if mirrorsX {
            inner.shiftX += inner.scaleX * 2 * center.x
            inner.scaleX = -inner.scaleX
        }
        if mirrorsY {
            inner.shiftY += inner.scaleY * 2 * center.y
            inner.scaleY = -inner.scaleY
        }
        var emission = self.inner(origin: origin, turn: inner)
        children(&emission)
        frames += emission.frames
    }

    /// Adds a frame whose children keep their own coordinates and are transformed as a group about its center.
    ///
    /// - Parameter transform: The transform about the center of `rect`.
    package mutating func addTransformed(
        _ type: String, around rect: CGRect, by transform: Transform, children: (inout FrameEmission) -> Void
    ) {
        var inner = self.inner(origin: CGPoint(x: round(rect.minX), y: round(rect.minY)), turn: .none)
        children(&inner)
        let origin = Frame.Origin(type: type, maker: .swiftUI)
        var frame = Frame(origin: origin, rect: pixelRect(rect), children: inner.frames)
        frame.transform = transform
        if !turn.isNone {
            frame.transform.a *= turn.scaleX
            frame.transform.c *= turn.scaleX
            frame.transform.tx *= turn.scaleX
            frame.transform.b *= turn.scaleY
            frame.transform.d *= turn.scaleY
            frame.transform.ty *= turn.scaleY
        }
        frames.append(frame)
    }

    /// Adds the frames of nodes with another coordinate origin.
    ///
    /// - Parameter distance: The distance from the origin of the frames to that of the nodes, in points.
    package mutating func addMoved(by distance: CGPoint, children: (inout FrameEmission) -> Void) {
        var inner = turn
        inner.shiftX += inner.scaleX * distance.x
        inner.shiftY += inner.scaleY * distance.y
        var emission = self.inner(origin: origin, turn: inner)
        children(&emission)
        frames += emission.frames
    }

    /// Adds the frames of nodes in an area with a note, if notes are requested.
    ///
    /// - Parameters:
    ///   - rect: The area relative to the root.
    ///   - note: Creates the note from the area in the parent frame's coordinates.
    package mutating func addNoted(
        in rect: CGRect, children: (inout FrameEmission) -> Void, note: (FrameEmission, CGRect) -> LayoutNote?
    ) {
        let first = frames.endIndex
        children(&self)
        guard first < frames.endIndex, WantedTags.current.contains(.notes), let note = note(self, pixelRect(rect))
        else { return }
        // The touch area is noted on the first frame.
        frames[first].tags.append(.note(note.moved(to: frames[first].rect.origin)))
    }

    /// Adds the frames of nodes with a tag: on the frame that fills their area, or on a group of all.
    ///
    /// - Parameter rect: The area relative to the root.
    package mutating func addTagged(
        _ tag: Frame.Tag, in rect: CGRect, children: (inout FrameEmission) -> Void
    ) {
        let first = frames.endIndex
        children(&self)
        if frames.endIndex == first + 1, frames[first].rect == pixelRect(rect) {
            frames[first].tags.append(tag)
        } else {
            group(from: first, tag, in: rect)
        }
    }

    /// Adds the frames of nodes as a group with a tag.
    ///
    /// - Parameter rect: The area of the group relative to the root.
    package mutating func addGroup(_ tag: Frame.Tag, in rect: CGRect, children: (inout FrameEmission) -> Void) {
        let first = frames.endIndex
        children(&self)
        group(from: first, tag, in: rect)
    }

    /// Adds the frames of a node, each with the reasons of its size unless a node inside has given it some.
    @MainActor
    mutating func addExplained(_ node: LayoutNode, frames add: (inout FrameEmission) -> Void) {
        let outer = chain
        let own = NodeChain(node, inside: outer)
        chain = own
        let first = frames.endIndex
        add(&self)
        chain = outer
        guard
            frames.indices.suffix(from: min(first, frames.endIndex)).contains(where: { frames[$0].tags.reasons == nil })
        else { return }
        let reasons = own.reasons
        for index in first..<frames.endIndex where frames[index].tags.reasons == nil {
            frames[index].tags.append(.reasons(reasons))
        }
    }

    private mutating func group(from first: Int, _ tag: Frame.Tag, in rect: CGRect) {
        frames[first...] = [.group(Array(frames[first...]), in: pixelRect(rect), tag)]
    }

    /// Adds a finished frame, such as that of a UIKit view.
    package mutating func add(_ frame: Frame, at point: CGPoint) {
        var frame = frame
        frame.rect.origin = pixelRect(CGRect(origin: point, size: frame.rect.size)).origin
        // A view only knows that it was given its size; SwiftUI knows why.
        if explains { frame.tags.remove(.reasons) }
        frames.append(frame)
    }
}
