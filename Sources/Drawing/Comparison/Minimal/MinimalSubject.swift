import Foundation
import Frames

/// A frame as it was and as it is, and the frames around it: what is drawn, and made smaller, in search of the smallest
/// part that still differs.
struct MinimalSubject {
    /// The frames around, from the root on, each with what it paints behind the subject.
    var around: [Frame]

    /// The frame as it was; `nil` for one that is new.
    var before: Frame?

    /// The frame as it is; `nil` for one that is gone.
    var after: Frame?

    /// The whole tree around the frame as it was.
    var treeBefore: Frame { tree(before) }

    /// The whole tree around the frame as it is.
    var treeAfter: Frame { tree(after) }

    /// The frames around with one in the place of the subject.
    func tree(_ subject: Frame?) -> Frame {
        var inner = subject
        for frame in around.reversed() {
            var frame = frame
            if let inner { frame.children.append(inner) }
            inner = frame
        }
        return inner ?? Frame(rect: .zero)
    }

    /// The area that the subject paints, in both trees, in pixels of a picture.
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
    /// Whether nothing would look different if the children stood in the parent themselves.
    var isPlainContainer: Bool {
        var bare = self
        (bare.origin, bare.rect, bare.corners, bare.children) = ("", .zero, .zero, [])
        return bare == Frame(rect: .zero)
    }

    /// The frame without what it paints itself.
    var unpainted: Frame {
        var frame = self
        (frame.fill, frame.border, frame.shadow, frame.content, frame.children) = (nil, nil, nil, .none, [])
        return frame
    }
}
