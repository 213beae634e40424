import Foundation

/// The metadata in a JPEG header (ITU-T T.81, annex B, and T.871, *JFIF*).
enum JPEGHeader {
    /// The start of a file and of the JFIF segment, which contains the density.
    private static let beginning = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + "JFIF\0".utf8)
    private static let densityOffset = 13
    private static let firstSegmentEnd = 20

    /// Returns the file with a density, and a comment that names the program.
    ///
    /// - Parameter scale: The pixels per point; 72 times as many per inch.
    static func adding(scale: CGFloat?, software: String?, to file: Data) -> Data {
        guard file.starts(with: beginning), file.count > firstSegmentEnd else { return file }
        var header = Data(file.prefix(firstSegmentEnd))
        if let scale {
            let density = UInt16(min(max((Double(scale) * 72).rounded(), 1), 65_535))
            let pair = [UInt8(density >> 8), UInt8(density & 0xFF)]
            // 1: pixels per inch.
            header.replaceSubrange(densityOffset..<densityOffset + 5, with: Data([1] + pair + pair))
        }
        if let software {
            let text = Data(PictureSignature.comment(software).utf8.prefix(60_000))
            header.append(contentsOf: [0xFF, 0xFE, UInt8((text.count + 2) >> 8), UInt8((text.count + 2) & 0xFF)])
            header.append(text)
        }
        return header + file.dropFirst(firstSegmentEnd)
    }
}
