import Foundation

extension Frame {
    /// Checks that all numbers of the tree are within ``FrameLimits``, including those in drawings and masks.
    ///
    /// Trees from files are checked when they are decoded. In other trees, invalid parts are omitted from drawing,
    /// which is reported.
    public func check() throws(FrameError) {
        try FrameCheck().visit(self, FrameCheck.Place())
    }

    /// Checks the frame's own numbers, excluding those of its children.
    func checkNumbers() throws(InvalidNumber) {
        try rect.check("rectangle's")
        if !transform.isIdentity { try transform.check() }
        try Frames.check(opacity, "opacity")
        if !corners.isZero { try corners.check() }
        try fill?.check("fill's")
        try border?.check()
        try shadow?.check()
        try mask?.outline.check("mask's")
        for effect in effects { try effect.check() }
        try content.check()
    }
}

/// Walks a tree and checks the totals of nested frames.
struct FrameCheck {
    /// Whether to check each frame's own numbers too.
    var checksNumbers = true

    /// The accumulated values around a frame.
    struct Place {
        /// The origin of the nearest enclosing frame that has one.
        var origin = Frame.Origin()
        var depth = 0
        /// The combined scale factor of all transforms.
        var magnification = 1.0
        /// An upper bound for the combined distance of all positions, in points.
        var distance = 0.0
    }

    /// - Returns: The number of frames in the tree.
    @discardableResult
    func visit(_ frame: Frame, _ around: Place) throws(FrameError) -> Int {
        var place = around
        if !frame.origin.isEmpty { place.origin = frame.origin }
        place.depth += 1
        guard place.depth <= FrameLimits.depth else {
            throw FrameError(frame: place.origin.name, reason: "it is nested in more than \(FrameLimits.depth) frames")
        }
        if checksNumbers {
            do {
                try frame.checkNumbers()
            } catch {
                throw FrameError(frame: place.origin.name, reason: error.reason)
            }
        }
        try place.enter(frame)
        var count = 1
        for drawing in frame.drawings {
            var inside = place
            inside.magnification *= drawing.magnification
            count += try visit(drawing.frame, inside)
        }
        for index in frame.children.indices { count += try visit(frame.children[index], place) }
        return count
    }
}

extension FrameCheck.Place {
    fileprivate mutating func enter(_ frame: Frame) throws(FrameError) {
        let (rect, turn) = (frame.rect, frame.transform)
        let reach = rect.origin.x.magnitude + rect.origin.y.magnitude + rect.width.magnitude + rect.height.magnitude
        distance += magnification * Double(reach + turn.tx.magnitude + turn.ty.magnitude)
        if !turn.isIdentity {
            magnification *= Double(max(turn.a.magnitude + turn.c.magnitude, turn.b.magnitude + turn.d.magnitude))
        }
        guard magnification <= FrameLimits.magnification, distance <= FrameLimits.distance else {
            throw FrameError(
                frame: origin.name, reason: "transforms scale it up too much, or move it too far away")
        }
    }
}

extension Frame {
    /// A frame that is drawn inside another one without being its child.
    package struct Drawing {
        package var frame: Frame
        var magnification = 1.0
    }

    /// The drawings among the images, and the frames of masks.
    package var drawings: [Drawing] {
        var drawings = effects.isEmpty ? [] : effects.flatMap(\.frames).map { Drawing(frame: $0) }
        switch content {
        case .image(let image): drawings += image.drawings
        case .text(let text): drawings += text.pictures.flatMap(\.drawings)
        case .none, .path: break
        }
        return drawings
    }
}

extension Effect {
    fileprivate var frames: [Frame] {
        switch self {
        case .mask(let frames, _): frames
        case .backdrop(let effects): effects.flatMap(\.frames)
        case .blur, .colors, .mixing, .projection: []
        }
    }
}

extension ImageContent {
    fileprivate var drawings: [Frame.Drawing] {
        guard case .drawing(let frame) = reference else { return [] }
        let size = frame.rect.size
        // An empty drawing isn't drawn.
        guard size.width > 0, size.height > 0 else { return [Frame.Drawing(frame: frame)] }
        let factor = max(destination.width / size.width, destination.height / size.height)
        return [Frame.Drawing(frame: frame, magnification: max(Double(factor.magnitude), 1))]
    }
}
