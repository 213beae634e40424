/// The row filters of PNG, which improve compression (section 9.2).
enum PNGFilter {
    /// Reverses the filter of a row in place.
    ///
    /// - Parameters:
    ///   - row: The filter byte, followed by the bytes of the row.
    ///   - above: The row above in the same form, without its filter; `nil` for the first row.
    /// - Returns: Whether the filter exists.
    static func undo(
        _ row: UnsafeMutablePointer<UInt8>, count: Int, above: UnsafeMutablePointer<UInt8>?, bytesPerPixel: Int
    ) -> Bool {
        let bytes = row + 1
        let before = min(bytesPerPixel, count)
        switch row[0] {
        case 0: break
        case 1: addLeft(bytes, count, bytesPerPixel)
        case 2:
            guard let above else { break }
            for index in 0..<count { bytes[index] = bytes[index] &+ above[index &+ 1] }
        case 3:
            for index in 0..<before { bytes[index] = bytes[index] &+ (above.map { $0[index &+ 1] } ?? 0) &>> 1 }
            addMean(bytes, count, above, bytesPerPixel)
        case 4:
            // Without a row above, the predictor is always the left byte.
            guard let above else { return addLeft(bytes, count, bytesPerPixel) }
            for index in 0..<before { bytes[index] = bytes[index] &+ above[index &+ 1] }
            addNearest(bytes, count, above, bytesPerPixel)
        default: return false
        }
        return true
    }

    @discardableResult
    private static func addLeft(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ step: Int) -> Bool {
        var index = step
        while index < count {
            bytes[index] = bytes[index] &+ bytes[index &- step]
            index = index &+ 1
        }
        return true
    }

    private static func addMean(
        _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ above: UnsafeMutablePointer<UInt8>?, _ step: Int
    ) {
        var index = step
        while index < count {
            let sum = UInt32(bytes[index &- step]) &+ (above.map { UInt32($0[index &+ 1]) } ?? 0)
            bytes[index] = bytes[index] &+ UInt8(truncatingIfNeeded: sum &>> 1)
            index = index &+ 1
        }
    }

    /// Adds the neighbor that is nearest to left + above − upper left (Paeth 1991).
    private static func addNearest(
        _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ above: UnsafeMutablePointer<UInt8>, _ step: Int
    ) {
        var index = step
        while index < count {
            let left = Int32(bytes[index &- step])
            let up = Int32(above[index &+ 1])
            let corner = Int32(above[index &- step &+ 1])
            let (toLeft, toUp) = (up &- corner, left &- corner)
            let far = toLeft &+ toUp
            let (a, b, c) = (toLeft < 0 ? 0 &- toLeft : toLeft, toUp < 0 ? 0 &- toUp : toUp, far < 0 ? 0 &- far : far)
            let nearest = a <= b && a <= c ? left : b <= c ? up : corner
            bytes[index] = bytes[index] &+ UInt8(truncatingIfNeeded: nearest)
            index = index &+ 1
        }
    }
}
