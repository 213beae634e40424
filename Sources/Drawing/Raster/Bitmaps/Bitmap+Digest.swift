import Rendering

extension Bitmap {
    /// A hash of the pixels and the size, as sixteen hexadecimal digits, equal on all machines.
    package var digest: String {
        var hash = StableHash()
        hash.value = PixelDigest(self).value
        return hash.digits
    }
}
