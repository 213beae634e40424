import ArgumentParser

extension LosslessStringConvertible where Self: Sendable {
    /// Returns a transform that reads a number, and whose error says which ones are right.
    ///
    /// - Parameter words: The right numbers, such as `a number from 0 to 1; 0.92 is usual`.
    static func reading(_ words: String) -> @Sendable (String) throws -> Self {
        { text in
            guard let number = Self(text) else { throw ValidationError("it is \(words)") }
            return number
        }
    }
}
