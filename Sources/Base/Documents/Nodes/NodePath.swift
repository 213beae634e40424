/// The place of a value in a document, such as `messages[3].reactions.like`.
///
/// The text is put together when it is asked for: of many thousand values, few turn up in a message.
package indirect enum NodePath: Sendable {
    case root
    case key(String, of: NodePath)
    case index(Int, of: NodePath)

    package func appending(_ key: String) -> NodePath { .key(key, of: self) }

    package func appending(_ index: Int) -> NodePath { .index(index, of: self) }

    /// The entry of a YAML file that gives the place this value: `text: "hi"`.
    func assigning(_ value: String) -> String {
        switch self {
        case .root, .index: value
        case .key(let key, _): "\(key): \(value)"
        }
    }

    /// The number of keys and indices that lead here.
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
