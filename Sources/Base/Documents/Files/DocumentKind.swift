/// A kind of document, as error messages call it.
package struct DocumentKind: Sendable {
    /// The noun, such as `"conversation"`.
    let noun: String

    /// The smallest valid document, such as `"a style without changes is {}"`.
    let minimum: String

    /// The keys of the root mapping, if there is a table of them.
    private let keys: (any DocumentKey.Type)?

    package init(noun: String, minimum: String, keys: (any DocumentKey.Type)? = nil) {
        self.noun = noun
        self.minimum = minimum
        self.keys = keys
    }

    /// All keys of all mappings of such a document.
    var words: Set<String> { keys.map(KeySchema.words) ?? [] }

    /// The keys whose values are free text, which may contain commas; `nil` without a table.
    var texts: Set<String>? { keys.map(KeySchema.texts) }
}
