import Foundation

/// Renumbers the identifiers in an SVG file. Cairo counts them for the whole process (`surface9`, then `surface26`);
/// renumbering makes the same frame give the same bytes.
struct SVGNames {
    private static let kinds = ["surface", "image"].map { Array($0.utf8) }
    private var numbers: [[UInt8]: Int] = [:]

    /// Returns the file with identifiers numbered from 1 in order of appearance.
    static func countedAnew(_ file: Data) -> Data {
        var names = SVGNames()
        var output = Data(capacity: file.count)
        file.withUnsafeBytes { bytes in
            var copied = 0
            var index = 0
            while index < bytes.count {
                let isStart = bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "#")
                index += 1
                guard isStart, let (kind, end) = name(in: bytes, at: index) else { continue }
                output.append(contentsOf: bytes[copied..<index])
                output.append(contentsOf: kind)
                output.append(contentsOf: "\(names.number(of: Array(bytes[index..<end])))".utf8)
                (copied, index) = (end, end)
            }
            output.append(contentsOf: bytes[copied...])
        }
        return output
    }

    /// Returns the kind of the identifier at an index, and where it ends.
    private static func name(in bytes: UnsafeRawBufferPointer, at index: Int) -> (kind: [UInt8], end: Int)? {
        guard let kind = kinds.first(where: { bytes[index...].starts(with: $0) }) else { return nil }
        let digits = index + kind.count
        let end = bytes[digits...].firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? bytes.count
        return end > digits ? (kind, end) : nil
    }

    private mutating func number(of name: [UInt8]) -> Int {
        if let number = numbers[name] { return number }
        numbers[name] = numbers.count + 1
        return numbers.count
    }
}
