internal import Foundation
internal import Frames
import Raster

extension Frame {
    /// Returns the picture without what isn't in an area, so that a file has nothing of it either.
    ///
    /// - Parameter area: In the frame's own coordinates.
    func keeping(_ area: CGRect) -> Frame { keeping(area, in: .identity) }

    private func keeping(_ area: CGRect, in transform: Transform) -> Frame {
        var copy = self
        copy.children = children.compactMap { child in
            let inner = transform.entering(child)
            // Effects may look at what is outside.
            guard child.effects.isEmpty else { return child }
            guard let ink = child.inkBounds, inner.apply(ink).insetBy(dx: -1, dy: -1).intersects(area) else {
                return nil
            }
            return child.keeping(area, in: inner)
        }
        return copy
    }
}
