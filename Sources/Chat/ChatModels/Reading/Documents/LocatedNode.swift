internal import Foundation

/// A value and all that a complaint about it has to say.
package struct LocatedNode {
    package let node: DocumentNode
    package let path: NodePath
    package let file: String

    package init(node: DocumentNode, path: NodePath, file: String) {
        self.node = node
        self.path = path
        self.file = file
    }

    package func failure(_ problem: ConversationFileError.Problem) -> ConversationFileError {
        ConversationFileError(file: file, line: node.line, path: path.description, problem: problem)
    }

    package func wrongType(expected: String) -> ConversationFileError {
        failure(.wrongType(found: node.summary, expected: expected))
    }
}

extension LocatedNode {
    /// A text. Numbers and words without quotes count as texts, since YAML's authors leave quotes out.
    package func text() throws(ConversationFileError) -> String {
        guard let text = node.characters else { throw wrongType(expected: ValueShape.text.words) }
        return text
    }

    func flag() throws(ConversationFileError) -> Bool {
        guard let flag = node.flag else { throw wrongType(expected: ValueShape.flag.words) }
        return flag
    }

    func date() throws(ConversationFileError) -> Date {
        guard let text = node.characters else { throw wrongType(expected: ValueShape.date.words) }
        guard let date = DateReader.date(text) else { throw failure(.invalidDate(text)) }
        return date
    }

    func integer(in range: ClosedRange<Int>) throws(ConversationFileError) -> Int {
        let expected = ValueShape.integer(range).words
        guard let number = node.integer else { throw wrongType(expected: expected) }
        guard range.contains(number) else { throw failure(.outOfRange(found: node.summary, expected: expected)) }
        return number
    }

    func number(in range: ClosedRange<Double>) throws(ConversationFileError) -> Double {
        let expected = ValueShape.number(range).words
        guard let number = node.number else { throw wrongType(expected: expected) }
        guard range.contains(number) else { throw failure(.outOfRange(found: node.summary, expected: expected)) }
        return number
    }

    package func choice(_ choices: [String]) throws(ConversationFileError) -> String {
        guard let word = node.characters else { throw wrongType(expected: choices.joined(separator: ", ")) }
        guard choices.contains(word) else {
            throw failure(
                .unknownChoice(word, nearest: Nearest.word(to: word, among: choices), choices: choices))
        }
        return word
    }

    package func elements(expected: String = "a list") throws(ConversationFileError) -> [LocatedNode] {
        guard let nodes = node.elements else { throw wrongType(expected: expected) }
        return nodes.enumerated().map { index, element in
            LocatedNode(node: element, path: path.appending(index), file: file)
        }
    }

    /// The values of a mapping whose keys are names, in the order of the file.
    func named(expected: String = "a mapping") throws(ConversationFileError) -> [(name: String, value: LocatedNode)] {
        guard let entries = node.entries else { throw wrongType(expected: expected) }
        var names: Set<String> = []
        var values: [(name: String, value: LocatedNode)] = []
        for entry in entries {
            guard names.insert(entry.key).inserted else {
                throw ConversationFileError(
                    file: file, line: entry.line, path: path.description, problem: .duplicateKey(entry.key))
            }
            values.append(
                (entry.key, LocatedNode(node: entry.value, path: path.appending(entry.key), file: file)))
        }
        return values
    }
}
