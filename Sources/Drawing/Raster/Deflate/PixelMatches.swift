/// Finds earlier occurrences of pixel sequences.
///
/// Pairs of pixels are stored in a hash table with chains, latest position first, as RFC 1951 recommends for three
/// bytes in section 4. For single pixels, only the latest position is stored.
final class PixelMatches {
    /// An earlier occurrence of a pixel sequence.
    struct Match {
        /// The length in pixels.
        var length = 0
        /// The distance back, in bytes of the file.
        var distance = 0
    }

    private static let hashBits: UInt64 = 13
    private static let singleHashBits: UInt32 = 12
    private static let entries = 1 << 14

    /// The length in pixels from which no longer match is searched.
    static let longEnough = 16

    /// The maximum distance of the deflate format, in bytes.
    static let farthest = 32_768

    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    private let bytesPerPixel: Int
    private let bytesPerRow: Int
    private let depth: Int

    // Indices of entries. A position has a row and a column of 16 bits each, enough for any bitmap.
    private let heads: UnsafeMutablePointer<Int32>
    private let earlier: UnsafeMutablePointer<Int32>
    private let places: UnsafeMutablePointer<UInt32>
    private let singles: UnsafeMutablePointer<UInt32>
    private var count = 0

    /// In ``singles``: no position.
    private static let nowhere = UInt32.max

    /// - Parameter depth: The maximum number of earlier positions to compare.
    init(_ bitmap: Bitmap, bytesPerPixel: Int, depth: Int) {
        pixels = UnsafePointer(bitmap.pixels)
        width = bitmap.pixelsWide
        self.bytesPerPixel = bytesPerPixel
        bytesPerRow = 1 + width * bytesPerPixel
        self.depth = depth
        heads = .allocate(capacity: 1 << Self.hashBits)
        heads.initialize(repeating: Int32(-Self.entries), count: 1 << Self.hashBits)
        // Uninitialized: only entries that `heads` refers to are read, and those were written.
        earlier = .allocate(capacity: Self.entries)
        places = .allocate(capacity: Self.entries)
        singles = .allocate(capacity: 1 << Self.singleHashBits)
        singles.initialize(repeating: Self.nowhere, count: 1 << Self.singleHashBits)
    }

    deinit {
        heads.deallocate()
        earlier.deallocate()
        places.deallocate()
        singles.deallocate()
    }

    @inline(__always)
    private func hash(_ one: UInt32, _ two: UInt32) -> Int {
        let pair = UInt64(one) &<< 32 | UInt64(two)
        return Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.hashBits))
    }

    @inline(__always)
    private func hash(_ pixel: UInt32) -> Int {
        Int(truncatingIfNeeded: (pixel &* 0x9E37_79B1) &>> (32 &- Self.singleHashBits))
    }

    /// Records the pixels at a position.
    @inline(__always)
    func insert(_ x: Int, _ y: Int) {
        let row = pixels + y &* width
        let place = UInt32(truncatingIfNeeded: y &<< 16 | x)
        singles[hash(row[x])] = place
        guard x &+ 1 < width else { return }
        let bucket = hash(row[x], row[x &+ 1])
        let slot = count & (Self.entries &- 1)
        earlier[slot] = heads[bucket]
        places[slot] = place
        heads[bucket] = Int32(truncatingIfNeeded: count)
        count &+= 1
    }

    /// Returns the longest of the latest sequences that equal the one at a position.
    ///
    /// - Parameter best: A known match; only a longer one is better, because it is farther away.
    @inline(__always)
    func longest(_ x: Int, _ y: Int, known best: Match) -> Match {
        let row = pixels + y &* width
        guard x &+ 1 < width else { return best.length > 0 ? best : single(row[x], x, y) }
        var best = best
        let remaining = width &- x
        var entry = Int(heads[hash(row[x], row[x &+ 1])])
        var left = depth
        while left > 0, entry > count &- Self.entries {
            let slot = entry & (Self.entries &- 1)
            let (otherX, otherY) = Self.coordinates(places[slot])
            let distance = distance(x, y, otherX, otherY)
            guard distance <= Self.farthest else { break }
            let other = pixels + (otherY &* width &+ otherX)
            let end = min(remaining, width &- otherX)
            if end > best.length, other[best.length] == row[x &+ best.length] {
                let length = PixelMatches.length(row + x, other, end)
                if length > best.length { best = Match(length: length, distance: distance) }
                if length >= Self.longEnough { break }
            }
            entry = Int(earlier[slot])
            left &-= 1
        }
        return best.length > 0 ? best : single(row[x], x, y)
    }

    /// Returns the latest position of a pixel as a match of one pixel, which is cheaper than its bytes.
    @inline(__always)
    private func single(_ pixel: UInt32, _ x: Int, _ y: Int) -> Match {
        let place = singles[hash(pixel)]
        guard place != Self.nowhere else { return Match() }
        let (otherX, otherY) = Self.coordinates(place)
        let distance = distance(x, y, otherX, otherY)
        guard distance <= Self.farthest, pixels[otherY &* width &+ otherX] == pixel else { return Match() }
        return Match(length: 1, distance: distance)
    }

    @inline(__always)
    private static func coordinates(_ place: UInt32) -> (x: Int, y: Int) { (Int(place & 0xFFFF), Int(place &>> 16)) }

    /// Returns the distance back to a position, in bytes of the file, where each row begins with a filter byte.
    @inline(__always)
    private func distance(_ x: Int, _ y: Int, _ otherX: Int, _ otherY: Int) -> Int {
        (y &- otherY) &* bytesPerRow &+ (x &- otherX) &* bytesPerPixel
    }

    /// Returns the number of equal pixels from here.
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
