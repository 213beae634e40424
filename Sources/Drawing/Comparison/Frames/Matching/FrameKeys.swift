import Foundation
import Frames
import Rendering

/// Hashes of a subtree for finding it in another tree. Equal frames have equal keys.
struct FrameKeys: Equatable {
    /// The number of frames in the subtree.
    private(set) var count = 1

    /// Everything about the subtree except its position.
    private(set) var whole = StableHash()

    /// The names, texts and images of the subtree.
    private(set) var identity = StableHash()

    /// The texts and images of the subtree, regardless of order.
    private(set) var contents = StableHash()

    /// The names of the subtree.
    private(set) var shape = StableHash()

    /// Whether the subtree shows anything that distinguishes it.
    private(set) var hasContent = false

    init() {}

    init(_ frame: Frame, children: [FrameKeys]) {
        let content = StableHash.identity(of: frame.content)
        hasContent = content != StableHash() || children.contains(where: \.hasContent)
        shape.add(delimited: frame.name)
        identity.add(delimited: frame.name)
        identity.add(content)
        contents.mix(content)
        whole.add(frame)
        for child in children {
            count += child.count
            shape.add(child.shape)
            identity.add(child.identity)
            if child.hasContent { contents.mix(child.contents) }
            whole.add(child.whole)
        }
        // Includes the positions of the children, but not that of the frame itself.
        for child in frame.children { whole.add(child.rect.origin) }
    }
}

extension StableHash {
    mutating func add(_ other: StableHash) { add(word: other.value) }

    /// Adds another hash commutatively.
    mutating func mix(_ other: StableHash) { value &+= other.value }

    /// Adds a text with its length, so that “ab” and “c” differ from “a” and “bc”.
    mutating func add(delimited text: String) {
        add(text)
        add(word: UInt64(text.utf8.count))
    }

    mutating func add(length: CGFloat) {
        let hundredths = (length * 100).rounded()
        add(word: hundredths.isFinite && hundredths.magnitude < 1e15 ? UInt64(bitPattern: Int64(hundredths)) : 1)
    }

    mutating func add(_ point: CGPoint) {
        add(length: point.x)
        add(length: point.y)
    }

    /// Adds the frame's own properties, without its position and its children.
    mutating func add(_ frame: Frame) {
        add(delimited: frame.name)
        add(length: frame.rect.width)
        add(length: frame.rect.height)
        add(length: frame.opacity)
        for radius in frame.corners.all { add(length: radius) }
        if case .color(let color)? = frame.fill { add(delimited: color.description) }
        if let border = frame.border { add(delimited: border.color.description) }
        add(StableHash.identity(of: frame.content))
    }

    /// Returns the hash of a content, or an empty hash if there is none.
    static func identity(of content: Frame.Content) -> StableHash {
        var hash = StableHash()
        switch content {
        case .none: break
        case .text(let text):
            hash.add(word: 1)
            hash.add(delimited: text.string)
        case .image(let image):
            hash.add(word: 2)
            hash.add(delimited: image.reference.shortName)
        case .path(let path):
            hash.add(word: 3)
            hash.add(word: UInt64(path.outline.elements.count))
        }
        return hash
    }
}

extension ImageReference {
    /// The name of the image for descriptions.
    var shortName: String {
        switch self {
        case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
        case .data(let data): "\(data.count) bytes"
        case .drawing(let frame): frame.name.isEmpty ? "drawing" : frame.name
        }
    }
}
