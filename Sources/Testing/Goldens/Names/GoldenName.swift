import Frames

/// The name of a golden: the suite, the test, and a variant where one test has several goldens.
public struct GoldenName: Sendable, Hashable, CustomStringConvertible {
    /// The test target without `Tests`, and the source file: `Badge/LabelTests`.
    public let suite: String

    /// The test's function without `test` before it: `longNameIsTruncated`.
    public let test: String

    /// The name that tells several goldens of one test apart; `nil` for the only one.
    public let variant: String?

    /// - Parameters:
    ///   - fileID: The source file as `#fileID` has it: `BadgeTests/LabelTests.swift`.
    ///   - testName: The test's function, such as `testLongNameIsTruncated()`.
    ///   - variant: The name that tells several goldens of one test apart; characters that file names can't have are
    ///     replaced.
    public init(fileID: String, testName: String, variant: String?) {
        let module = fileID.prefix { $0 != "/" }
        let file = fileID.split(separator: "/").last ?? "Tests"
        let suite = file.hasSuffix(".swift") ? file.dropLast(6) : file
        self.suite = String(module).withoutSuffix("Tests").fileName + "/" + String(suite).fileName
        test = testName.testNameProper.fileName
        self.variant = variant.map(\.fileName)
    }

    /// The path below the folder of goldens, without an ending: `Badge/LabelTests/longNameIsTruncated.dark`.
    public var description: String { "\(suite)/\(test)" + (variant.map { ".\($0)" } ?? "") }
}

extension String {
    /// The text as a part of a file's name that every system takes: ASCII letters, digits, `-` and `_`.
    ///
    /// Spaces become hyphens. Where more is lost than that, four digits of a hash keep different texts apart.
    var fileName: String {
        func isKept(_ character: Character) -> Bool {
            character.isASCII && (character.isLetter || character.isNumber || character == "_" || character == "-")
        }
        var name = split { !isKept($0) }.joined(separator: "-")
        let isLossless = allSatisfy { isKept($0) || $0 == " " } && !name.isEmpty
        let isLong = name.utf8.count > Self.longestName
        if isLong { name = String(name.prefix(Self.longestName)) }
        guard isLong || !isLossless else { return name }
        let digits = String(StableHash(self).value & 0xFFFF, radix: 16)
        let hash = String(repeating: "0", count: 4 - digits.count) + digits
        return name.isEmpty ? hash : "\(name)-\(hash)"
    }

    /// Two names, an ending and the addition of a temporary file have to fit into 255 bytes.
    private static let longestName = 90

    fileprivate func withoutSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
    }

    /// `longNameIsTruncated` for `testLongNameIsTruncated()`.
    fileprivate var testNameProper: String {
        let name = prefix { $0 != "(" }
        guard name.hasPrefix("test"), name.count > 4 else { return String(name) }
        let rest = name.dropFirst(4).drop { $0 == "_" }
        return rest.isEmpty ? String(name) : rest.prefix(1).lowercased() + rest.dropFirst()
    }
}
