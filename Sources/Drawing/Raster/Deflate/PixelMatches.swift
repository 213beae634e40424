/// Finds stretches of pixels that occurred before.
///
/// Pairs of pixels are kept in a hash table with chains, the latest place first, as RFC 1951 proposes for three bytes
/// in section 4; of single pixels, only the latest place is kept.
final class PixelMatches {
    /// A stretch of pixels that equals an earlier one.
    struct Match {
        /// The number of pixels.
        var length = 0
        /// The distance back, in bytes of the file.
        var distance = 0
    }

    private static let hashBits: UInt64 = 13
    private static let singleHashBits: UInt32 = 12
    private static let entries = 1 << 14

    /// From this length on, in pixels, no longer match is looked for.
    static let longEnough = 16

    /// The farthest that the deflate format looks back, in bytes.
    static let farthest = 32_768

    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    private let bytesPerPixel: Int
    private let bytesPerRow: Int
    private let depth: Int

    // Entries are counted from 0. A place is a row and a column of 16 bits each, more than a side of a bitmap has.
    private let heads: UnsafeMutablePointer<Int32>
    private let earlier: UnsafeMutablePointer<Int32>
    private let places: UnsafeMutablePointer<UInt32>
    private let singles: UnsafeMutablePointer<UInt32>
    private var count = 0

    /// In ``singles``: no place.
    private static let nowhere = UInt32.max

    /// - Parameter depth: How many earlier places are looked at.
    init(_ bitmap: Bitmap, bytesPerPixel: Int, depth: Int) {
        pixels = UnsafePointer(bitmap.pixels)
        width = bitmap.pixelsWide
        self.bytesPerPixel = bytesPerPixel
        bytesPerRow = 1 + width * bytesPerPixel
        self.depth = depth
        heads = .allocate(capacity: 1 << Self.hashBits)
        heads.initialize(repeating: Int32(-Self.entries), count: 1 << Self.hashBits)
        // Not initialized: only what `heads` leads to is read, and that was written.
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

    /// Remembers the pixels at a place.
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

    /// Returns the longest of the latest stretches that equal the one that begins at a place.
    ///
    /// - Parameter best: A match that is known already; only a longer one is better, since it is farther away.
    @inline(__always)
    func longest(_ x: Int, _ y: Int, known best: Match) -> Match {
        let row = pixels + y &* width
        guard x &+ 1 < width else { return best.length > 0 ? best : single(row[x], x, y) }
        var best = best
        let room = width &- x
        var entry = Int(heads[hash(row[x], row[x &+ 1])])
        var left = depth
        while left > 0, entry > count &- Self.entries {
            let slot = entry & (Self.entries &- 1)
            let (otherX, otherY) = Self.coordinates(places[slot])
            let distance = distance(x, y, otherX, otherY)
            guard distance <= Self.farthest else { break }
            let other = pixels + (otherY &* width &+ otherX)
            let end = min(room, width &- otherX)
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

    /// Returns the latest place of a pixel, as a match of one pixel: cheaper than its bytes.
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

    /// The distance back to a place, in bytes of the file, in which each row begins with a byte for its filter.
    @inline(__always)
    private func distance(_ x: Int, _ y: Int, _ otherX: Int, _ otherY: Int) -> Int {
        (y &- otherY) &* bytesPerRow &+ (x &- otherX) &* bytesPerPixel
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
