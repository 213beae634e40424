internal import Foundation
internal import Frames
import Raster

extension Frame {
    /// Returns the picture without the content outside an area, so that a file doesn't contain it either.
    ///
    /// - Parameter area: The area in the frame's coordinates.
    func keeping(_ area: CGRect) -> Frame { keeping(area, in: .identity) }

    private func keeping(_ area: CGRect, in transform: Transform) -> Frame {
        var copy = self
        // What a view says to VoiceOver may be what parts of it outside the area say.
        let own = transform.apply(CGRect(origin: .zero, size: rect.size))
        if !area.insetBy(dx: -1, dy: -1).contains(own) { copy.tags.remove(.elements) }
        copy.children = children.compactMap { child in
            let inner = transform.entering(child)
            // Effects may use content outside the area.
            guard child.effects.isEmpty else { return child }
            guard let ink = child.inkBounds, inner.apply(ink).insetBy(dx: -1, dy: -1).intersects(area) else {
                return nil
            }
            return child.keeping(area, in: inner)
        }
        return copy
    }
}
