/// Why a golden could not be looked for, compared or accepted: a sentence for a person.
public struct GoldenError: Error, CustomStringConvertible, Equatable, Sendable {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
