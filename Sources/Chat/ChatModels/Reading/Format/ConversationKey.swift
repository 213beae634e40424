/// The keys of one kind of mapping in a conversation file.
///
/// The reader can read no key that is not here, refuses all others, and the schema is made of the same tables.
package protocol ConversationKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The mapping in words, such as `"a message"`.
    static var noun: String { get }

    /// The keys that have to be there.
    static var required: [Self] { get }

    /// The kinds of value that the key can have.
    var shape: ValueShape { get }

    /// What the key means, in a sentence or two.
    var comment: String { get }
}

extension ConversationKey {
    package static var required: [Self] { [] }
}
