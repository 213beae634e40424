/// An option of a command, as a key of a job.
package struct JobOption: Sendable {
    package enum Kind: Sendable {
        case value, list
        /// An option without a value, and the one that says the opposite, if there is one.
        case flag(negation: String?)
    }

    package var name: String
    package var kind: Kind

    /// What the help says about it.
    package var comment: String

    /// The values that it takes, if they can be listed.
    package var choices: [String]

    package init(name: String, kind: Kind, comment: String = "", choices: [String] = []) {
        self.name = name
        self.kind = kind
        self.comment = comment
        self.choices = choices
    }
}
