/// The path of a value in a document, such as `messages[3].reactions.like`.
///
/// The text is assembled on demand: of many thousands of paths, few appear in a message.
package indirect enum NodePath: Sendable {
    case root
    case key(String, of: NodePath)
    case index(Int, of: NodePath)

    package func appending(_ key: String) -> NodePath { .key(key, of: self) }

    package func appending(_ index: Int) -> NodePath { .index(index, of: self) }

    /// Returns the YAML entry that assigns a value at this path, such as `text: "hi"`.
    func assigning(_ value: String) -> String {
        switch self {
        case .root, .index: value
        case .key(let key, _): "\(key): \(value)"
        }
    }

    /// The number of keys and indices in the path.
    package var depth: Int {
        switch self {
        case .root: 0
        case .key(_, let parent), .index(_, let parent): parent.depth + 1
        }
    }
}

extension NodePath: CustomStringConvertible {
    package var description: String {
        switch self {
        case .root: ""
        case .key(let key, of: .root): key
        case .key(let key, let parent): "\(parent).\(key)"
        case .index(let index, let parent): "\(parent)[\(index)]"
        }
    }
}
