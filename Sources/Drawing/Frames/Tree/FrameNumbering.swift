import Foundation

/// Chooses the frames that are worth a number: the visible parts that paint something.
///
/// A component and the frames in it that have the same rectangle are one part: its outermost frame with a name is
/// numbered, so that an avatar is `ChatAvatarView` and not the image view that fills it. Stacks that only arrange others,
/// hairlines and the background of the picture have no number. The numbers follow from the finished tree alone, so those
/// of a picture and of a tree that was printed separately agree.
package struct FrameNumbering {
    /// The name of the frame around a picture and its numbers.
    package static let pictureName = "NumberedPicture"

    /// The indices of the numbered nodes, in the order of the tree.
    package private(set) var numbered: [Int] = []

    /// Edges that are as close count as the same, in points.
    private static let slack: CGFloat = 2

    /// The minimum length of the sides of a numbered part, in points.
    private static let least: CGFloat = 3

    /// Parts of the picture's area that are larger and contain others are backgrounds.
    private static let background: CGFloat = 0.5

    private struct Part {
        /// The node that gets the number.
        var node: Int
        /// Whether that node only arranges others.
        var isArranging: Bool
        var paints = false
    }

    init(_ nodes: [FrameTree.Node]) {
        guard let first = nodes.first else { return }
        // The marks around a picture aren't parts of it.
        let isMarked = [Self.pictureName, "AnnotatedPicture"].contains(first.frame.name) && nodes.count > 1
        let range = isMarked ? 1..<nodes[1].end : 0..<nodes.count
        let picture = nodes[range.lowerBound].rect
        var parts: [Part] = []
        /// The part of each node.
        var partOfNode = [Int](repeating: 0, count: nodes.count)
        /// The enclosing nodes.
        var stack: [Int] = []
        for index in range {
            let node = nodes[index]
            while let last = stack.last, nodes[last].end <= index { stack.removeLast() }
            if let parent = stack.last, nodes[parent].rect.isClose(to: node.rect, Self.slack) {
                let part = partOfNode[parent]
                partOfNode[index] = part
                if parts[part].isArranging, !node.frame.isArranging {
                    parts[part] = Part(node: index, isArranging: false, paints: parts[part].paints)
                }
            } else {
                partOfNode[index] = parts.count
                parts.append(Part(node: index, isArranging: node.frame.isArranging))
            }
            if node.frame.paints, !node.isHidden { parts[partOfNode[index]].paints = true }
            stack.append(index)
        }
        let limit = picture.width * picture.height * Self.background
        numbered = parts.filter { part in
            let node = nodes[part.node]
            let visible = node.visibleRect
            return part.paints && !node.isHidden && min(visible.width, visible.height) >= Self.least
                && !(visible.width * visible.height > limit && node.end > part.node + 1)
        }.map(\.node).sorted()
    }
}

extension Frame {
    /// Whether the frame itself paints something.
    fileprivate var paints: Bool {
        switch content {
        case .text(let text): if !text.string.allSatisfy(\.isWhitespace) || !text.pictures.isEmpty { return true }
        case .image: return true
        case .path(let path): if path.fill != nil || path.stroke != nil { return true }
        case .none: break
        }
        return fill != nil || border != nil
    }

    /// Whether the frame, by its name, only arranges others.
    fileprivate var isArranging: Bool {
        let type = origin.type
        if type.isEmpty || type == "Frame" || type == "drawing" { return true }
        return type.hasSuffix("StackView") || type.hasSuffix("Stack") || type == "UIView" && origin.identifier == nil
    }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect, _ slack: CGFloat) -> Bool {
        abs(minX - other.minX) <= slack && abs(minY - other.minY) <= slack && abs(maxX - other.maxX) <= slack
            && abs(maxY - other.maxY) <= slack
    }
}
