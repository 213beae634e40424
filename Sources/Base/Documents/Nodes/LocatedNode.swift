package import Foundation

/// A value of a document with its path and file, for errors about it.
package struct LocatedNode {
    package let node: DocumentNode
    package let path: NodePath
    package let file: String

    package init(node: DocumentNode, path: NodePath, file: String) {
        self.node = node
        self.path = path
        self.file = file
    }

    /// Returns an error about this value.
    package func failure(_ problem: any DocumentProblem) -> DocumentError {
        DocumentError(file: file, line: node.line, path: path.description, problem: problem)
    }

    /// Returns the error for a value of another type than expected, such as `"a list"`.
    package func wrongType(expected: String) -> DocumentError {
        failure(ValueProblem.wrongType(found: node.summary, expected: expected))
    }

    private func outOfRange(expected: String) -> DocumentError {
        failure(ValueProblem.outOfRange(found: node.summary, expected: expected))
    }
}

extension LocatedNode {
    /// A text. Unquoted numbers and words count as texts, because people omit quotes in YAML.
    package func text(expected: String = ValueShape.text.words) throws(DocumentError) -> String {
        guard let text = node.characters else { throw wrongType(expected: expected) }
        if let count = text.excessiveLength {
            throw failure(LimitProblem("characters", found: count, limit: InputLimits.textLength))
        }
        return text
    }

    /// `true` or `false`.
    package func flag() throws(DocumentError) -> Bool {
        guard let flag = node.flag else { throw wrongType(expected: ValueShape.flag.words) }
        return flag
    }

    /// A date in ISO 8601 format.
    package func date() throws(DocumentError) -> Date {
        guard let text = node.characters else { throw wrongType(expected: ValueShape.date.words) }
        guard let date = DateReader.date(text) else { throw failure(ValueProblem.invalidDate(text)) }
        return date
    }

    /// An integer in a range.
    package func integer(in range: ClosedRange<Int>) throws(DocumentError) -> Int {
        let expected = ValueShape.integer(range).words
        guard let number = node.integer else { throw wrongType(expected: expected) }
        guard range.contains(number) else { throw outOfRange(expected: expected) }
        return number
    }

    /// A number in a range.
    package func number(in range: ClosedRange<Double>) throws(DocumentError) -> Double {
        let expected = ValueShape.number(range).words
        guard let number = node.number else { throw wrongType(expected: expected) }
        guard range.contains(number) else { throw outOfRange(expected: expected) }
        return number
    }

    /// A word, which must be one of the choices.
    package func choice(_ choices: [String]) throws(DocumentError) -> String {
        guard let word = node.characters else { throw wrongType(expected: choices.joined(separator: ", ")) }
        guard choices.contains(word) else {
            throw failure(
                ValueProblem.unknownChoice(word, nearest: Nearest.word(to: word, among: choices), choices: choices))
        }
        return word
    }

    /// A case of an enumeration by its name.
    package func choice<Name: RawRepresentable<String> & CaseIterable>(
        of type: Name.Type
    ) throws(DocumentError) -> Name {
        let names = Name.allCases.map(\.rawValue)
        guard let name = Name(rawValue: try choice(names)) else {
            throw wrongType(expected: names.joined(separator: ", "))
        }
        return name
    }

    /// The elements of a list, each with its path.
    package func elements(expected: String = "a list") throws(DocumentError) -> LocatedElements {
        guard let nodes = node.elements else { throw wrongType(expected: expected) }
        return LocatedElements(nodes: nodes, path: path, file: file)
    }

    /// The values of a mapping whose keys are names, in the order of the file.
    package func named(expected: String = "a mapping") throws(DocumentError) -> [(name: String, value: LocatedNode)] {
        guard let entries = node.entries else { throw wrongType(expected: expected) }
        var names: Set<String> = []
        var values: [(name: String, value: LocatedNode)] = []
        for entry in entries {
            guard names.insert(entry.key).inserted else {
                throw DocumentError(
                    file: file, line: entry.line, path: path.description, problem: SyntaxProblem.duplicateKey(entry.key)
                )
            }
            values.append(
                (entry.key, LocatedNode(node: entry.value, path: path.appending(entry.key), file: file)))
        }
        return values
    }
}

extension LocatedNode {
    /// The comments in this value that may have been meant as values or as parts of values, in the order of the file.
    private var comments: [LocatedNode] {
        switch node.value {
        case .comment, .commented: return [self]
        case .null, .nothing, .text, .plain: return []
        case .sequence(let nodes):
            return nodes.enumerated().flatMap { index, element in
                LocatedNode(node: element, path: path.appending(index), file: file).comments
            }
        case .mapping(let entries):
            return entries.flatMap { entry in
                LocatedNode(node: entry.value, path: path.appending(entry.key), file: file).comments
            }
        }
    }

    /// The errors for comments that may have been meant as values, or as parts of values.
    package var commentProblems: [DocumentError] { comments.compactMap(\.commentProblem) }

    /// The error for the first comment that stands in place of a required value.
    package var missingValue: DocumentError? { comments.first { $0.node.isNull }?.commentProblem }

    private var commentProblem: DocumentError? {
        switch node.value {
        case .comment(let text): failure(ValueProblem.comment(text))
        // Only a text may continue with a `#`.
        case .commented where node.number != nil || node.flag != nil: nil
        case .commented(_, let written, let comment):
            failure(ValueProblem.partialComment(comment, corrected: path.assigning(WrittenValue.quoted(written))))
        case .null, .nothing, .text, .plain, .sequence, .mapping: nil
        }
    }
}
