public import Foundation

/// A finished picture as a list of nodes, for programs: each frame with its path, its place in the picture, and what is
/// known of its view.
///
///     let frame = TreeTags.standard.marking { screen.makeFrame(proposing: ProposedSize(width: 390)) }
///     print(FrameTree(frame).text)
///
/// All rectangles are in points of the picture, whose top-left corner is the origin.
public struct FrameTree: Sendable {
    /// The nodes, parents first and children from back to front. The first one is the picture.
    public private(set) var nodes: [Node] = []

    /// The frame, without tags.
    public let frame: Frame

    /// A frame of the tree.
    public struct Node: Sendable {
        /// The frame.
        public let frame: Frame

        /// The path from the picture, as child indices.
        public let path: FramePath

        /// The bounding box of the whole frame in the picture, in points; transforms and perspective are applied.
        public let rect: CGRect

        /// The part of `rect` that enclosing frames and the picture don't clip; empty if nothing of it is left.
        public let visibleRect: CGRect

        /// Whether nothing of the frame is visible: it is transparent, or clipped completely.
        public let isHidden: Bool

        /// The number in a picture with numbers; `nil` for a frame that isn't numbered.
        public fileprivate(set) var number: Int?

        /// The index of the node after the last one inside.
        public fileprivate(set) var end = 0

        /// What is known of the view. The rectangles of text lines are in points of the picture.
        public let details: FrameDetails.Node

        /// Whether a part of the frame is clipped, and another one is visible.
        public var isClipped: Bool { !isHidden && !visibleRect.isAlmost(rect) }
    }

    /// Creates the tree of a frame, and takes the details from its tags.
    public init(_ frame: Frame) {
        self.init(frame.removingTags(.all), details: FrameDetails(tagged: frame))
    }

    /// Creates the tree of a frame without tags.
    ///
    /// - Parameter details: The details of its frames; those of another tree are ignored.
    public init(_ frame: Frame, details: FrameDetails) {
        self.frame = frame
        let known = details.nodes.count == frame.count ? details.nodes : []
        var root = frame
        root.rect.origin = .zero
        nodes.reserveCapacity(known.count)
        let picture = CGRect(origin: .zero, size: root.rect.size)
        add(root, path: [0], in: .picture, Surroundings(clip: picture, opacity: 1), known)
        for (number, index) in FrameNumbering(nodes).numbered.enumerated() { nodes[index].number = number + 1 }
    }

    /// What the frames around a frame do to it.
    private struct Surroundings {
        var clip: CGRect
        var opacity: CGFloat
    }

    private mutating func add(
        _ frame: Frame, path: [Int], in outer: FramePlacing, _ around: Surroundings, _ known: [FrameDetails.Node]
    ) {
        let place = nodes.count
        let placing = outer.entering(frame)
        let rect = placing.rect(CGRect(origin: .zero, size: frame.rect.size))
        let opacity = around.opacity * frame.opacity
        var clip = around.clip
        if let mask = frame.mask { clip = clip.common(with: placing.rect(mask.outline.controlBounds ?? .zero)) }
        let visible = rect.common(with: clip)
        nodes.append(
            Node(
                frame: frame, path: FramePath(path), rect: rect, visibleRect: visible,
                isHidden: opacity <= 0 || visible.isGone(of: rect),
                details: (place < known.count ? known[place] : FrameDetails.Node()).placed(by: placing)))
        if frame.clipsToBounds { clip = clip.common(with: rect) }
        for (index, child) in frame.children.enumerated() {
            add(child, path: path + [index], in: placing, Surroundings(clip: clip, opacity: opacity), known)
        }
        nodes[place].end = nodes.count
    }

    /// Returns the visible nodes at a point of the picture, in points, from front to back.
    public func nodes(at point: CGPoint) -> [Node] {
        nodes.reversed().filter { !$0.isHidden && $0.visibleRect.contains(point) }
    }
}

/// The path of a frame in its tree: `0.2.1` is the second child of the picture's third child.
///
/// The same tree has the same paths, however it was read, and `.children[2].children[1]` is the frame in its JSON.
public struct FramePath: Sendable, Hashable, CustomStringConvertible {
    /// 0 for the picture, then an index among the children of each frame on the way.
    public let indices: [Int]

    init(_ indices: [Int]) { self.indices = indices }

    /// The path of the frame around it; `nil` for the picture.
    package var parent: FramePath? { indices.count > 1 ? FramePath(indices.dropLast()) : nil }

    /// The indices with dots in between.
    public var description: String { indices.map(String.init).joined(separator: ".") }
}

extension FrameDetails.Node {
    fileprivate func placed(by placing: FramePlacing) -> Self {
        guard let textLines else { return self }
        var copy = self
        copy.textLines = textLines.map { line in
            TextLine(
                text: line.text, rect: line.rect.placed(by: placing),
                words: line.words.map { TextLine.Word(text: $0.text, rect: $0.rect.placed(by: placing)) })
        }
        return copy
    }
}

extension NodeRect {
    fileprivate func placed(by placing: FramePlacing) -> NodeRect { NodeRect(placing.rect(rect)) }
}

extension CGRect {
    /// Returns the intersection; empty at an edge, not null, if there is none.
    fileprivate func common(with other: CGRect) -> CGRect {
        let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
        return CGRect(
            x: left, y: top, width: Swift.max(0, Swift.min(maxX, other.maxX) - left),
            height: Swift.max(0, Swift.min(maxY, other.maxY) - top))
    }

    /// Whether this visible part shows nothing of a rectangle. A line without height is visible where it is.
    fileprivate func isGone(of whole: CGRect) -> Bool {
        width < 0.01 && whole.width >= 0.01 || height < 0.01 && whole.height >= 0.01
            || minX > whole.maxX || minY > whole.maxY || minX < whole.minX - 0.01 && width == 0
    }

    fileprivate func isAlmost(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(maxX - other.maxX) < 0.01
            && abs(maxY - other.maxY) < 0.01
    }
}
