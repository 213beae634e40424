/// The keys of one kind of mapping in a document.
///
/// The reader can read no key that is not here and refuses all others, and the schema is made of the same tables.
package protocol DocumentKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The mapping in words, such as `"a message"`.
    static var noun: String { get }

    /// The keys that have to be there.
    static var required: [Self] { get }

    /// Keys of which exactly one has to be there; none if there is no such choice.
    static var alternatives: [Self] { get }

    /// Other spellings that are read: old ones. British ones are read of every key.
    static var oldSpellings: [String: Self] { get }

    /// Whether a mapping has exactly one of the keys.
    static var isChoice: Bool { get }

    /// The kinds of value that the key can have.
    var shape: ValueShape { get }

    /// The meaning of the key, in a sentence or two.
    var comment: String { get }
}

extension DocumentKey {
    package static var required: [Self] { [] }
    package static var alternatives: [Self] { [] }
    package static var oldSpellings: [String: Self] { [:] }
    package static var isChoice: Bool { false }

    /// All spellings that are read beside the keys themselves.
    static var otherSpellings: [String: Self] {
        oldSpellings.merging(allCases.compactMap { key in AmericanSpelling.british(key.rawValue).map { ($0, key) } }) {
            old, _ in old
        }
    }
}
