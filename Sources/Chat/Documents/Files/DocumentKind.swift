/// A kind of document, in the words of errors that are about the file as a whole.
package struct DocumentKind: Sendable {
    /// The noun, such as `"conversation"`.
    let noun: String

    /// The least that a file has to hold, such as `"a style without changes is {}"`.
    let minimum: String

    package init(noun: String, minimum: String) {
        self.noun = noun
        self.minimum = minimum
    }
}
