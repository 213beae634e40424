/// Where pixels were seen before: pairs of pixels and their places, the latest first.
final class PixelMatches {
    /// A stretch of pixels that equals an earlier one.
    struct Match {
        /// In pixels.
        var length = 0
        /// In bytes of the file.
        var distance = 0
    }

    private static let hashBits: UInt64 = 13
    private static let entries = 1 << 14

    /// The farthest that the deflate format looks back, in bytes.
    static let farthest = 32_768

    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    private let bytesPerPixel: Int
    private let bytesPerRow: Int
    private let depth: Int

    private let heads: UnsafeMutablePointer<Int>
    private let earlier: UnsafeMutablePointer<Int>
    private let places: UnsafeMutablePointer<Int>
    private var count = 0

    /// - Parameter depth: How many earlier places are looked at.
    init(_ bitmap: Bitmap, bytesPerPixel: Int, depth: Int) {
        pixels = UnsafePointer(bitmap.pixels)
        width = bitmap.pixelsWide
        self.bytesPerPixel = bytesPerPixel
        bytesPerRow = 1 + width * bytesPerPixel
        self.depth = depth
        heads = .allocate(capacity: 1 << Self.hashBits)
        heads.initialize(repeating: -Self.entries, count: 1 << Self.hashBits)
        earlier = .allocate(capacity: Self.entries)
        earlier.initialize(repeating: -Self.entries, count: Self.entries)
        places = .allocate(capacity: Self.entries)
        places.initialize(repeating: 0, count: Self.entries)
    }

    deinit {
        heads.deallocate()
        earlier.deallocate()
        places.deallocate()
    }

    @inline(__always)
    private func hash(_ row: UnsafePointer<UInt32>, _ x: Int) -> Int {
        let pair = UInt64(row[x]) &<< 32 | UInt64(row[x &+ 1])
        return Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.hashBits))
    }

    /// Remembers the pair of pixels at a place.
    @inline(__always)
    func insert(_ x: Int, _ y: Int) {
        guard x &+ 1 < width else { return }
        let row = pixels + y &* width
        let bucket = hash(row, x)
        let slot = count & (Self.entries &- 1)
        earlier[slot] = heads[bucket]
        places[slot] = y &<< 32 | x
        heads[bucket] = count
        count &+= 1
    }

    /// Returns the longest of the latest stretches, at least two pixels long, that equal the one that begins at a place.
    @inline(__always)
    func longest(_ x: Int, _ y: Int, longerThan shortest: Int) -> Match {
        var best = Match(length: shortest, distance: 0)
        guard x &+ 1 < width else { return best }
        let row = pixels + y &* width
        let room = width &- x
        var entry = heads[hash(row, x)]
        var left = depth
        while left > 0, entry > count &- Self.entries {
            let slot = entry & (Self.entries &- 1)
            let place = places[slot]
            let (otherX, otherY) = (place & 0xFFFF_FFFF, place &>> 32)
            let distance = (y &- otherY) &* bytesPerRow &+ (x &- otherX) &* bytesPerPixel
            guard distance <= Self.farthest else { break }
            let other = pixels + (otherY &* width &+ otherX)
            let end = min(room, width &- otherX)
            if end > best.length, other[best.length] == row[x &+ best.length] {
                let length = PixelMatches.length(row + x, other, end)
                if length > best.length {
                    best = Match(length: length, distance: distance)
                    if length >= 64 { break }
                }
            }
            entry = earlier[slot]
            left &-= 1
        }
        return best
    }

    /// Returns how many pixels are equal from here on.
    @inline(__always)
    static func length(_ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, _ limit: Int) -> Int {
        var length = 0
        let (one, other) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
        while length &+ 2 <= limit {
            let difference =
                one.loadUnaligned(fromByteOffset: length &<< 2, as: UInt64.self)
                ^ other.loadUnaligned(fromByteOffset: length &<< 2, as: UInt64.self)
            if difference != 0 { return length &+ (difference.trailingZeroBitCount &>> 5) }
            length &+= 2
        }
        if length < limit,
            one.load(fromByteOffset: length &<< 2, as: UInt32.self)
                == other.load(fromByteOffset: length &<< 2, as: UInt32.self)
        {
            length &+= 1
        }
        return length
    }
}
