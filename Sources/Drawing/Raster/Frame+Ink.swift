import Foundation
package import Frames

extension Frame {
    /// A rectangle in the frame's coordinates that contains all that the frame and its children paint, with a margin;
    /// `nil` if they paint nothing.
    package var inkBounds: CGRect? {
        let bounds = CGRect(origin: .zero, size: rect.size)
        var ink: CGRect? = fill != nil || border != nil || effects.hasBackdrop ? bounds : nil
        func include(_ part: CGRect?) {
            guard let part, !part.isNull else { return }
            ink = ink.map { $0.union(part) } ?? part
        }
        if clipsToBounds {
            if content != .none || !children.isEmpty { include(bounds) }
        } else {
            include(content.inkBounds)
            for child in children { include(child.inkBounds.map(child.inParent)) }
        }
        if let shadow, let shape = shadow.outline?.controlBounds ?? ink { include(shadow.reach(around: shape)) }
        let reach = effects.blurReach
        if reach > 0 { ink = ink?.insetBy(dx: -reach - 1, dy: -reach - 1) }
        return effects.projection.map { projection in ink.flatMap { projection.apply($0, about: bounds) } } ?? ink
    }

    /// Converts a rectangle from the frame's coordinates to those of its parent.
    func inParent(_ rect: CGRect) -> CGRect { Transform.identity.entering(self).apply(rect) }
}

extension Frame.Content {
    /// A rectangle that contains what is painted, with a margin; `nil` for nothing.
    var inkBounds: CGRect? {
        switch self {
        case .none: nil
        case .text(let text): text.inkBounds
        case .image(let image): image.destination
        case .path(let path): path.inkBounds
        }
    }
}

extension TextContent {
    fileprivate var inkBounds: CGRect? {
        var ink: CGRect?
        for band in backgrounds + lines { ink = ink.map { $0.union(band.rect) } ?? band.rect }
        for run in runs {
            for glyph in run.glyphs {
                // No glyph of the bundled fonts extends further from its origin, in text sizes.
                let reach = CGRect(
                    x: run.origin.x + CGFloat(glyph.x) - run.size, y: run.origin.y + CGFloat(glyph.y) - run.size * 1.5,
                    width: run.size * 3, height: run.size * 2.5)
                ink = ink.map { $0.union(reach) } ?? reach
            }
            if let effects = run.effects { ink = ink.map { $0.union(effects.reach(around: $0)) } }
        }
        for picture in pictures { ink = ink.map { $0.union(picture.destination) } ?? picture.destination }
        return ink
    }
}

extension GlyphEffects {
    /// Returns the area that the effects of glyphs inside a rectangle may touch.
    fileprivate func reach(around glyphs: CGRect) -> CGRect {
        let width = stroke.map { $0.width.magnitude / 2 } ?? 0
        let stroked = glyphs.insetBy(dx: -width, dy: -width)
        return shadow.map { stroked.union($0.shadow.reach(around: stroked)) } ?? stroked
    }
}

extension PathContent {
    fileprivate var inkBounds: CGRect? {
        guard let bounds = outline.controlBounds, fill != nil || stroke != nil else { return nil }
        guard let stroke else { return bounds }
        let reach = stroke.width / 2 * (stroke.join == .miter ? stroke.miterLimit ?? 10 : 1.5)
        return bounds.insetBy(dx: -reach, dy: -reach)
    }
}

extension Shadow {
    /// Returns the area that the shadow of a shape may touch.
    func reach(around shape: CGRect) -> CGRect {
        shape.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -radius * 3 - 1, dy: -radius * 3 - 1)
    }
}
