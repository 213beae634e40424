/// A kind of document, in the words of errors that are about the file as a whole.
package struct DocumentKind: Sendable {
    /// The noun, such as `"conversation"`.
    let noun: String

    /// The least that a file has to hold, such as `"a style without changes is {}"`.
    let minimum: String

    /// The keys of the outermost mapping, if there is a table of them.
    private let keys: (any DocumentKey.Type)?

    package init(noun: String, minimum: String, keys: (any DocumentKey.Type)? = nil) {
        self.noun = noun
        self.minimum = minimum
        self.keys = keys
    }

    /// All keys of all mappings of such a document.
    var words: Set<String> { keys.map(KeySchema.words) ?? [] }

    /// The keys whose values are whatever people write, commas included; `nil` without a table.
    var texts: Set<String>? { keys.map(KeySchema.texts) }
}
