import Frames
import Rendering

/// The name of a golden: the suite, the test, and a variant for tests with several goldens.
public struct GoldenName: Sendable, Hashable, CustomStringConvertible {
    /// The test target without `Tests`, the source file, and the suite if it isn't named like the file:
    /// `Badge/LabelTests`, `Badge/LabelTests/LongLabelTests`.
    public let suite: String

    /// The test's function without the prefix `test`: `longNameIsTruncated`.
    public let test: String

    /// The name that distinguishes several goldens of one test; `nil` for the only one.
    public let variant: String?

    /// - Parameters:
    ///   - fileID: The test target and the source file in the form of `#fileID`: `BadgeTests/LabelTests.swift`.
    ///   - suite: The types around the test, outermost first; empty if there is none. Two suites of one file may have
    ///     tests with the same name, and so may two subclasses of a base class.
    ///   - testName: The test's function, such as `testLongNameIsTruncated()`.
    ///   - variant: The name that distinguishes several goldens of one test; characters that can't be in file names are
    ///     replaced.
    public init(fileID: String, suite: [String] = [], testName: String, variant: String?) {
        let module = fileID.prefix { $0 != "/" }
        let file = fileID.split(separator: "/").last ?? "Tests"
        let stem = String(file.hasSuffix(".swift") ? file.dropLast(6) : file)
        let folders = [String(module).withoutSuffix("Tests").fileName, stem.fileName]
        let isNamedLikeTheFile = suite.isEmpty || suite == [stem]
        let own = isNamedLikeTheFile ? [] : [suite.map(\.fileName).joined(separator: ".").shortened]
        self.suite = (folders + own).joined(separator: "/")
        test = testName.withoutTestPrefix.fileName
        self.variant = variant.map(\.fileName)
    }

    /// The path relative to the folder of goldens, without a file extension:
    /// `Badge/LabelTests/longNameIsTruncated.dark`.
    public var description: String { "\(suite)/\(test)" + (variant.map { ".\($0)" } ?? "") }
}

extension String {
    /// The text as part of a portable file name: ASCII letters, digits, `-` and `_`.
    ///
    /// Spaces become hyphens. If other characters are lost, four digits of a hash keep different texts apart.
    var fileName: String {
        func isKept(_ character: Character) -> Bool {
            character.isASCII && (character.isLetter || character.isNumber || character == "_" || character == "-")
        }
        let name = split { !isKept($0) }.joined(separator: "-")
        let isLossless = allSatisfy { isKept($0) || $0 == " " } && !name.isEmpty
        guard isLossless else { return name.cut + (name.isEmpty ? "" : "-") + hashDigits }
        return name.cut == name ? name : "\(name.cut)-\(hashDigits)"
    }

    /// The text if it is short enough for a file name, or else its beginning with four digits of a hash.
    fileprivate var shortened: String { cut == self ? self : "\(cut)-\(hashDigits)" }

    private var cut: String { utf8.count > Self.longestName ? String(prefix(Self.longestName)) : self }

    /// Four digits of a hash of the text.
    var hashDigits: String {
        let digits = String(StableHash(self).value & 0xFFFF, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// Two names, a file extension and a temporary suffix have to fit into 255 bytes.
    private static let longestName = 90

    fileprivate func withoutSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
    }

    /// `longNameIsTruncated` for `testLongNameIsTruncated()`.
    fileprivate var withoutTestPrefix: String {
        let name = prefix { $0 != "(" }
        guard name.hasPrefix("test"), name.count > 4 else { return String(name) }
        let rest = name.dropFirst(4).drop { $0 == "_" }
        return rest.isEmpty ? String(name) : rest.prefix(1).lowercased() + rest.dropFirst()
    }
}
