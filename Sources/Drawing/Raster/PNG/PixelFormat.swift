/// The pixel format of a PNG file: RGB or RGBA.
struct PixelFormat {
    /// Three for opaque pictures, four for others.
    let bytesPerPixel: Int

    init(isOpaque: Bool) {
        bytesPerPixel = isOpaque ? 3 : 4
    }

    /// Writes pixels of a bitmap as red, green, blue, and in pictures that aren't opaque straight alpha.
    @inline(__always)
    func write(_ pixels: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt8>) {
        if bytesPerPixel == 3 {
            writeOpaque(pixels, count, target)
        } else {
            writeTransparent(pixels, count, target)
        }
    }

    private func writeOpaque(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutablePointer<UInt8>
    ) {
        guard count > 0 else { return }
        let raw = UnsafeMutableRawPointer(target)
        // Four bytes at a time, of which the next pixel overwrites the fourth; not for the last pixel, which has no
        // next.
        for x in 0..<count &- 1 {
            raw.storeBytes(of: (pixels[x].byteSwapped &>> 8), toByteOffset: 3 &* x, as: UInt32.self)
        }
        let last = pixels[count - 1]
        let end = target + 3 * (count - 1)
        end[0] = UInt8(truncatingIfNeeded: last >> 16)
        end[1] = UInt8(truncatingIfNeeded: last >> 8)
        end[2] = UInt8(truncatingIfNeeded: last)
    }

    private func writeTransparent(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutablePointer<UInt8>
    ) {
        let raw = UnsafeMutableRawPointer(target)
        for x in 0..<count {
            raw.storeBytes(of: Self.divided(pixels[x]), toByteOffset: 4 &* x, as: UInt32.self)
        }
    }

    /// Returns red, green, blue and alpha for a premultiplied pixel, the first in the lowest byte.
    private static func divided(_ pixel: UInt32) -> UInt32 {
        let straight = Bitmap.straight(pixel)
        return straight.byteSwapped >> 8 | straight & 0xFF00_0000
    }
}
