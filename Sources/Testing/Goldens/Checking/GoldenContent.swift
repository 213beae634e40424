public import Foundation

/// Content that is compared with a golden.
public protocol GoldenContent {
    /// Returns the bytes of the golden's file.
    func encoded() throws -> Data

    /// Compares the content with a golden's bytes.
    ///
    /// - Throws: ``UnreadableGolden`` if they are no golden of this kind.
    func judged(against golden: Data) throws -> GoldenComparison

    /// A hash of the content, for this process only: equal content has equal ones.
    var fingerprint: Int { get }

    /// The number of a picture's pixels; `nil` for other content.
    var pixelCount: Int? { get }

    /// Says what makes the file large, a line each, the heaviest first; called only for one that is too large.
    func heaviestParts() throws -> [String]

    /// What a person should know of the content itself, although it may match its golden.
    var notes: [GoldenNote] { get }
}

extension GoldenContent {
    /// None: it isn't a picture.
    public var pixelCount: Int? { nil }

    /// Nothing.
    public func heaviestParts() -> [String] { [] }

    /// None.
    public var notes: [GoldenNote] { [] }
}

/// A text, or any other content that is compared by its bytes.
public struct DataContent: GoldenContent {
    private let data: Data
    private let difference: (Data) throws -> String?

    /// - Parameters:
    ///   - data: The bytes of the content.
    ///   - difference: Describes the difference from a golden's bytes, on any number of lines; `nil` if there is none.
    public init(_ data: Data, difference: @escaping (Data) throws -> String?) {
        self.data = data
        self.difference = difference
    }

    /// The bytes that the content was made of.
    public func encoded() -> Data { data }

    /// A hash of the bytes.
    public var fingerprint: Int { data.hashValue }

    /// Compares the content with a golden's bytes by the function that it was made with.
    public func judged(against golden: Data) throws -> GoldenComparison {
        guard let difference = try difference(golden) else {
            var judgement = GoldenComparison(.same)
            judgement.isIdentical = golden == data
            return judgement
        }
        var judgement = GoldenComparison(.changed, "the content differs")
        judgement.changes = difference.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        judgement.causes = judgement.changes
        judgement.difference = Data("\(difference)\n".utf8)
        return judgement
    }
}
