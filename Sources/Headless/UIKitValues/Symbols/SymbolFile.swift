import Fonts
import Foundation
import Frames
import Rendering

/// The file with the names of all system symbols and the drawings of many: `Symbols.txt`, next to the fonts.
///
/// Each line is a symbol: its name and its layers, separated by tabs; lines are sorted by name.
/// `Scripts/symbols/make-symbols` generates the file. It is opened for the first symbol without a drawing in this
/// program.
struct SymbolFile: Sendable {
    static let shared = SymbolFile()

    private let bytes: Data

    private init() {
        do {
            let path = try BundledFonts.path(for: "Symbols.txt")
            bytes = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        } catch {
            bytes = Data()
            RenderProblems.report("The drawings of symbols are missing: \(error)")
        }
    }

    /// Returns the layers of a symbol: none if it has no drawing, `nil` for a name that isn't in the file.
    func layers(of name: String) -> [Substring]? {
        guard !name.isEmpty, !name.contains("\t"), !name.contains("\n") else { return nil }
        let wanted = Array(name.utf8)
        return bytes.withUnsafeBytes { bytes in
            var low = 0
            var high = bytes.count
            while low < high {
                let line = Self.line(around: (low + high) / 2, in: bytes)
                let key = bytes[line].prefix { $0 != UInt8(ascii: "\t") }
                if key.elementsEqual(wanted) {
                    return String(decoding: bytes[line], as: UTF8.self).split(separator: "\t").dropFirst().map { $0 }
                }
                if key.lexicographicallyPrecedes(wanted) {
                    low = min(line.upperBound + 1, bytes.count)
                } else {
                    high = line.lowerBound
                }
            }
            return nil
        }
    }

    private static func line(around index: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int> {
        let newline = UInt8(ascii: "\n")
        var start = index
        while start > 0, bytes[start - 1] != newline { start -= 1 }
        var end = index
        while end < bytes.count, bytes[end] != newline { end += 1 }
        return start..<end
    }

    /// The system's names in alphabetical order, and whether the file has a drawing of each.
    var names: [(name: String, isDrawn: Bool)] {
        bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let key = line.prefix { $0 != UInt8(ascii: "\t") }
            // Parts of other symbols, such as the digits in circles, begin with a number sign.
            guard key.first != UInt8(ascii: "#") else { return nil }
            return (String(decoding: key, as: UTF8.self), key.count < line.count)
        }
    }
}
