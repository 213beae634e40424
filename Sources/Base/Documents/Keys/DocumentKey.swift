/// The keys of a kind of mapping in a document.
///
/// The reader rejects all other keys, and the JSON schema is generated from the same tables.
package protocol DocumentKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The name of the mapping in error messages, such as `"a message"`.
    static var noun: String { get }

    /// The required keys.
    static var required: [Self] { get }

    /// Keys of which exactly one is required; empty if there is no such choice.
    static var alternatives: [Self] { get }

    /// Former spellings that are still accepted. British spellings of all keys are, too.
    static var oldSpellings: [String: Self] { get }

    /// Whether a mapping must have exactly one of the keys.
    static var isChoice: Bool { get }

    /// The kinds of value that the key accepts.
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

    /// The end of an error message about a list in place of the mapping: a key whose value is a list of mappings.
    static var listExample: String {
        let key = allCases.first { key in
            switch key.shape {
            case .list(of: .object), .list(of: .either): true;
            default: false
            }
        }
        return key.map { ", such as { \($0.rawValue): […] }" } ?? ""
    }

    /// Returns the current spelling of a key; `nil` if it isn't in the table.
    static func current(_ name: String) -> String? { (Self(rawValue: name) ?? otherSpellings[name])?.rawValue }
}
