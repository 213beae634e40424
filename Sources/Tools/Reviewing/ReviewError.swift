/// Why there is no review: what is wrong, where, and what would be right.
package struct ReviewError: Error, CustomStringConvertible {
    package let description: String

    /// Whether the system is the reason rather than the arguments or the repository.
    package let isMachineFailure: Bool

    init(_ description: String, isMachineFailure: Bool = false) {
        self.description = description
        self.isMachineFailure = isMachineFailure
    }
}
