import Foundation
import Frames

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
