import Frames
import HeadlessSwiftUI
import HeadlessUIKit

extension Frame {
    /// The rectangles of the frames with a name, with an identifier or without, from the top and the left, in the
    /// coordinates of the tree.
    func rects(named name: String) -> [CGRect] {
        var rects: [CGRect] = []
        forEach { inner, rect in
            if inner.name == name || inner.name.hasSuffix("#\(name)") { rects.append(rect) }
        }
        return rects.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    /// The fills of the frames with a name.
    func fills(named name: String) -> [Paint] {
        var fills: [Paint] = []
        forEach { inner, _ in
            if inner.name == name, let fill = inner.fill { fills.append(fill) }
        }
        return fills
    }
}

/// A red view that can be found in frames by its name.
struct Box: View {
    var width: CGFloat?
    var height: CGFloat? = 10

    var body: some View { Color.red.frame(width: width, height: height) }
}

extension Frame {
    /// The first text in the tree.
    var firstText: String? {
        var found: String?
        forEach { inner, _ in
            if found == nil, case .text(let text) = inner.content { found = text.string }
        }
        return found
    }
}
