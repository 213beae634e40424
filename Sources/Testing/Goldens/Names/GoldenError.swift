/// A golden could not be found, compared or approved. The description is a sentence for people.
public struct GoldenError: Error, CustomStringConvertible, Equatable, Sendable {
    /// The sentence: what is wrong, where, and what would be right.
    public let description: String

    /// - Parameter description: What is wrong, where, and what would be right.
    public init(_ description: String) {
        self.description = description
    }
}
