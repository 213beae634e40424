import Foundation
import Frames

/// Numbers by which a frame is found again in another tree. Equal frames have equal keys.
struct FrameKeys: Equatable {
    /// Frames in the subtree.
    private(set) var count = 1

    /// All of the subtree but where it stands.
    private(set) var whole = KeyHash()

    /// The names, texts and images of the subtree.
    private(set) var identity = KeyHash()

    /// The texts and images of the subtree, in any order.
    private(set) var contents = KeyHash()

    /// The names of the subtree.
    private(set) var shape = KeyHash()

    /// Whether the subtree shows anything that tells it from others.
    private(set) var hasContent = false

    init() {}

    init(_ frame: Frame, children: [FrameKeys]) {
        let content = KeyHash.identity(of: frame.content)
        hasContent = content != KeyHash() || children.contains(where: \.hasContent)
        shape.add(frame.name)
        identity.add(frame.name)
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
        // Where the children stand belongs to the whole, where the frame itself stands does not.
        for child in frame.children { whole.add(child.rect.origin) }
    }
}

/// A 64-bit FNV-1a hash: the same in every process, so that equal input is compared in the same way.
struct KeyHash: Hashable {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(number: UInt64) {
        value = (value ^ number) &* 0x0000_0100_0000_01B3
        value ^= value >> 29
    }

    mutating func add(_ other: KeyHash) { add(number: other.value) }

    /// Adds another hash in such a way that the order makes no difference.
    mutating func mix(_ other: KeyHash) { value &+= other.value }

    mutating func add(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        add(number: UInt64(text.utf8.count))
    }

    mutating func add(length: CGFloat) {
        let hundredths = (length * 100).rounded()
        add(number: hundredths.isFinite && hundredths.magnitude < 1e15 ? UInt64(bitPattern: Int64(hundredths)) : 1)
    }

    mutating func add(_ point: CGPoint) {
        add(length: point.x)
        add(length: point.y)
    }

    /// Adds what a frame itself is like, without its place and its children.
    mutating func add(_ frame: Frame) {
        add(frame.name)
        add(length: frame.rect.width)
        add(length: frame.rect.height)
        add(length: frame.opacity)
        for radius in frame.corners.all { add(length: radius) }
        if case .color(let color)? = frame.fill { add(color.description) }
        if let border = frame.border { add(border.color.description) }
        add(KeyHash.identity(of: frame.content))
    }

    /// What a content shows; nothing for none.
    static func identity(of content: Frame.Content) -> KeyHash {
        var hash = KeyHash()
        switch content {
        case .none: break
        case .text(let text):
            hash.add(number: 1)
            hash.add(text.string)
        case .image(let image):
            hash.add(number: 2)
            hash.add(image.reference.shortName)
        case .path(let path):
            hash.add(number: 3)
            hash.add(number: UInt64(path.outline.elements.count))
        }
        return hash
    }
}

extension CornerRadii {
    /// From the top-left one on, clockwise.
    var all: [CGFloat] { [topLeft, topRight, bottomRight, bottomLeft] }
}

extension ImageReference {
    /// The image as a person calls it.
    var shortName: String {
        switch self {
        case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
        case .data(let data): "\(data.count) bytes"
        case .drawing(let frame): frame.name.isEmpty ? "drawing" : frame.name
        }
    }
}
