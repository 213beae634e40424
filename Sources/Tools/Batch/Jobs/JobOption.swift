/// An option of a command, as a key of a job.
package struct JobOption: Sendable {
    package enum Kind: Sendable {
        case value, list
        /// An option without a value, and its opposite, if there is one.
        case flag(negation: String?)
    }

    package var name: String
    package var kind: Kind

    /// The text of its help.
    package var comment: String

    /// The valid values, if they can be listed.
    package var choices: [String]

    package init(name: String, kind: Kind, comment: String = "", choices: [String] = []) {
        self.name = name
        self.kind = kind
        self.comment = comment
        self.choices = choices
    }
}
