import Foundation
import Frames
import Raster

/// A frame before and after, with its enclosing frames: what is drawn and reduced to find the smallest part that still
/// differs.
struct MinimalSubject {
    /// The enclosing frames, starting at the root, each with what it paints behind the subject.
    var around: [Frame]

    /// The old frame; `nil` if it was added.
    var before: Frame?

    /// The new frame; `nil` if it was removed.
    var after: Frame?

    /// The whole tree with the old frame.
    var treeBefore: Frame { tree(before) }

    /// The whole tree with the new frame.
    var treeAfter: Frame { tree(after) }

    /// Returns the enclosing frames with one in place of the subject.
    func tree(_ subject: Frame?) -> Frame {
        var inner = subject
        for frame in around.reversed() {
            var frame = frame
            if let inner { frame.children.append(inner) }
            inner = frame
        }
        return inner ?? Frame(rect: .zero)
    }

    /// Returns the area that the subject paints in both trees, in pixels of a picture.
    func area(_ size: PixelSize, scale: CGFloat) -> PixelArea? {
        var bare = self
        for index in bare.around.indices { bare.around[index].children = [] }
        let number = around.count
        var whole: PixelArea?
        for frame in [bare.before, bare.after].compactMap({ $0 }) {
            let areas = PaintedAreas(FrameTree(bare.tree(frame)), size: size, scale: scale).areas
            whole = areas.bounds(of: number..<number + frame.count)?.union(whole) ?? whole
        }
        return whole
    }
}

extension Frame {
    /// Whether nothing would look different if the children were in the parent directly.
    var isPlainContainer: Bool {
        var bare = self
        (bare.origin, bare.rect, bare.corners, bare.children) = ("", .zero, .zero, [])
        return bare == Frame(rect: .zero)
    }

    /// The frame without its own paint.
    var unpainted: Frame {
        var frame = self
        (frame.fill, frame.border, frame.shadow, frame.content, frame.children) = (nil, nil, nil, .none, [])
        return frame
    }
}

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
