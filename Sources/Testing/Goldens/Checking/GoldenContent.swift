public import Foundation

/// Something that is compared with a golden.
public protocol GoldenContent {
    /// Returns the bytes of the golden's file.
    func encoded() throws -> Data

    /// Holds the content against the golden's bytes.
    func judged(against golden: Data) throws -> Judgement

    /// A number that is another one if the content is.
    var fingerprint: Int { get }
}

/// A text, or anything else that goes through bytes.
public struct DataContent: GoldenContent {
    private let data: Data
    private let difference: (Data) throws -> String?

    /// - Parameter difference: Says what is different from the golden's bytes; `nil` if nothing is.
    public init(_ data: Data, difference: @escaping (Data) throws -> String?) {
        self.data = data
        self.difference = difference
    }

    public func encoded() -> Data { data }

    public var fingerprint: Int { data.hashValue }

    public func judged(against golden: Data) throws -> Judgement {
        guard let difference = try difference(golden) else {
            var judgement = Judgement(.same)
            judgement.isIdentical = golden == data
            return judgement
        }
        var judgement = Judgement(.changed, "the content is another one")
        judgement.changes = difference.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        judgement.causes = judgement.changes
        judgement.difference = Data("\(difference)\n".utf8)
        return judgement
    }
}
