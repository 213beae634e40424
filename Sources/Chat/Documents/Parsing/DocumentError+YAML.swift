internal import Yams

extension DocumentError {
    /// The error of a text that the YAML library doesn't read: where, and what to do about it.
    init(_ error: YamlError, file: String, kind: DocumentKind, text: String) {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let stumble = YAMLStumble(
                problem: problem, place: YAMLOutline.Place(mark),
                context: context.map { YAMLOutline.Place($0.mark) }, kind: kind)
            let (problem, place) = stumble.explained(in: YAMLLines(text))
            self.init(file: file, line: place.line, column: place.column, problem: problem)
        case .duplicatedKeysInMapping(let keys, let context):
            let key = keys.first ?? ""
            self.init(
                file: file, line: Self.line(ofSecond: key, in: text, from: context.mark.line) ?? context.mark.line,
                problem: SyntaxProblem.duplicateKey(key))
        case .reader(let problem, _, _, _):
            self.init(file: file, problem: SyntaxProblem.invalidYAML(problem))
        case .dataCouldNotBeDecoded:
            self.init(file: file, problem: FileProblem.notUTF8)
        default:
            self.init(file: file, problem: SyntaxProblem.invalidYAML("\(error)"))
        }
    }

    /// The line on which a mapping has a key again; the library names the line on which the mapping begins.
    private static func line(ofSecond key: String, in text: String, from first: Int) -> Int? {
        var indentation: Int?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where index + 1 >= first {
            let name = line.drop { " -".contains($0) }
            guard name.hasPrefix("\(key):") else { continue }
            let depth = line.distance(from: line.startIndex, to: name.startIndex)
            guard let known = indentation else {
                indentation = depth
                continue
            }
            if depth == known { return index + 1 }
        }
        return nil
    }
}
