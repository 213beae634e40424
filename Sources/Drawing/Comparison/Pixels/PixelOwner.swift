/// A frame and the way in which it paints a pixel, as one number.
struct PixelOwner: Equatable {
    private let bits: Int32

    /// No owner: the pixel is in no frame.
    static let none = PixelOwner(bits: -1)

    private init(bits: Int32) {
        self.bits = bits
    }

    /// - Parameter frame: The frame's number in its tree.
    init(frame: Int, _ kind: PaintKind) {
        bits = Int32(truncatingIfNeeded: frame << 4 | kind.rawValue)
    }

    var isNone: Bool { bits < 0 }

    var frame: Int { Int(bits >> 4) }

    var kind: PaintKind { PaintKind(rawValue: Int(bits & 15)) }

    // Written out because the derived operator is slower in test builds, which aren't optimized.
    @inline(__always)
    static func == (one: PixelOwner, other: PixelOwner) -> Bool { one.bits == other.bits }
}
