import ArgumentParser

extension LosslessStringConvertible where Self: Sendable {
    /// Returns a transform that reads a number, and whose error lists the valid ones.
    ///
    /// - Parameter words: The valid numbers, such as `a number from 0 to 1; the default is 0.92`.
    static func reading(_ words: String) -> @Sendable (String) throws -> Self {
        { text in
            guard let number = Self(text) else { throw ValidationError("expected \(words)") }
            return number
        }
    }
}
