public import Foundation

/// Content to compare with a golden.
public protocol GoldenContent {
    /// Returns the bytes of the golden's file.
    func encoded() throws -> Data

    /// Compares the content with a golden's bytes.
    ///
    /// - Throws: ``UnreadableGolden`` if they aren't a golden of this kind.
    func compared(with golden: Data) throws -> GoldenComparison

    /// A hash of the content that is valid in this process.
    var fingerprint: Int { get }

    /// The number of a picture's pixels; `nil` for other content.
    var pixelCount: Int? { get }

    /// Returns the parts that make the file large, one line each, the largest first; called only for a file over the
    /// limit.
    func largestParts() throws -> [String]

    /// Notes about the content itself, even if it matches its golden.
    var notes: [GoldenNote] { get }
}

extension GoldenContent {
    /// None: it isn't a picture.
    public var pixelCount: Int? { nil }

    /// Nothing.
    public func largestParts() -> [String] { [] }

    /// None.
    public var notes: [GoldenNote] { [] }
}

/// A text, or other content that is compared by its bytes.
public struct DataContent: GoldenContent {
    private let data: Data
    private let difference: (Data) throws -> String?

    /// - Parameters:
    ///   - data: The bytes of the content.
    ///   - difference: Describes the difference from a golden's bytes; returns `nil` if there is none.
    public init(_ data: Data, difference: @escaping (Data) throws -> String?) {
        self.data = data
        self.difference = difference
    }

    /// The content's bytes.
    public func encoded() -> Data { data }

    /// A hash of the bytes.
    public var fingerprint: Int { data.hashValue }

    /// Compares the content with a golden's bytes, with the function passed to the initializer.
    public func compared(with golden: Data) throws -> GoldenComparison {
        guard let difference = try difference(golden) else {
            var result = GoldenComparison(.same)
            result.isIdentical = golden == data
            return result
        }
        var result = GoldenComparison(.changed, "the content differs")
        result.changes = difference.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        result.causes = result.changes
        result.difference = Data("\(difference)\n".utf8)
        return result
    }
}
