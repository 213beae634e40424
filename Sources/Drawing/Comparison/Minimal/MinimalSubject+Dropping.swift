import Foundation
import Frames
import Raster

extension MinimalSubject {
    /// Returns the subject in front of a single color instead of its background; `nil` if the background has more
    /// colors.
    func onOneColor(_ behind: Bitmap?) -> MinimalSubject? {
        guard let behind, behind.isOneColor, let root = around.first else { return nil }
        var smaller = self
        smaller.around = around.map(\.unpainted)
        guard behind[0, 0].alpha > 0 else { return smaller }
        let ground = Frame(rect: CGRect(origin: .zero, size: root.rect.size), fill: .color(behind[0, 0]))
        smaller.around.insert(ground, at: 0)
        return smaller
    }

    /// Returns the subject without one enclosing frame, at the same position.
    func dropping(_ index: Int) -> MinimalSubject {
        var smaller = self
        let origin = smaller.around.remove(at: index).rect.origin
        if index < smaller.around.count {
            smaller.around[index] = smaller.around[index].shifted(by: origin)
        } else {
            (smaller.before, smaller.after) = (before?.shifted(by: origin), after?.shifted(by: origin))
        }
        return smaller
    }
}

extension Frame {
    fileprivate func shifted(by origin: CGPoint) -> Frame {
        var frame = self
        frame.rect = rect.offsetBy(dx: origin.x, dy: origin.y)
        return frame
    }
}
