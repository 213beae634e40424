internal import Documents
internal import Foundation

/// Reads jobs. Errors have the number of the line.
package struct JobReader: Sendable {
    /// The name of the jobs file in errors.
    package let name: String

    /// The options of the commands.
    private let options: [JobKind: [JobOption]]

    /// - Parameters:
    ///   - name: The name of the jobs file in errors.
    ///   - options: The options of the commands.
    package init(name: String, options: [JobKind: [JobOption]]) {
        self.name = name
        self.options = options
    }

    /// Reads a line.
    ///
    /// - Throws: `DocumentError` with the number of the line, or ``BatchError``.
    package func job(_ line: [UInt8], number: Int) throws -> Job {
        do {
            let source = try SourceFile(name: name, data: Data(line), kind: .job)
            let nodes = try source.jsonDocuments()
            // A top-level list would be parsed as several documents.
            guard line.first(where: { $0 > 0x20 }) != UInt8(ascii: "[") else {
                throw BatchError("\(name):\(number): expected a mapping, found a list; write each job on its own line")
            }
            guard nodes.count == 1, let node = nodes.first else {
                throw BatchError(
                    "\(name):\(number): the line has \(nodes.count) values; write each job on its own line")
            }
            return try job(LocatedNode(node: node.onLine(number), path: .root, file: name))
        } catch var error as DocumentError {
            // A document that isn't JSON counts its own lines.
            if error.file == name { error.line = number }
            throw error
        }
    }

    /// Standard input or output, which a batch uses itself.
    private static let standardStream = "-"

    private func job(_ place: LocatedNode) throws(DocumentError) -> Job {
        let values = try place.named(expected: "a job, which is a mapping,")
        let kind = try kind(of: values, in: place)
        try checkKeys(of: values, kind, in: place)
        func value(_ key: String) -> LocatedNode? {
            values.first { AmericanSpelling.of($0.name) == key && !$0.value.node.isNull }?.value
        }

        func word(_ key: String) throws(DocumentError) -> String? {
            guard let place = value(key) else { return nil }
            return try Self.word(place)
        }

        guard let id = try word("id") else { throw place.failure(ValueProblem.missingKey("id")) }
        guard !id.isEmpty, id.utf8.count <= 1000, !id.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
            throw place.failure(JobProblem.invalidID)
        }
        let output = try word("output")
        guard output != nil || !kind.hasOutput else { throw place.failure(ValueProblem.missingKey("output")) }
        if output == Self.standardStream { throw place.failure(JobProblem.standardStream("output")) }
        var job = Job(id: id, kind: kind, path: "", output: output, arguments: [], inline: [:])
        guard let source = value(kind.rawValue) else { throw place.failure(ValueProblem.missingKey(kind.rawValue)) }
        try read(source, into: &job)
        for option in options[kind] ?? [] {
            if let place = value(option.name) { try read(place, as: option, into: &job) }
        }
        return job
    }

    private func kind(
        of values: [(name: String, value: LocatedNode)], in place: LocatedNode
    ) throws(DocumentError) -> JobKind {
        let kinds = values.compactMap { JobKind(rawValue: $0.name) }
        guard let kind = kinds.first else { throw place.failure(JobProblem.noCommand) }
        if kinds.count > 1 { throw place.failure(ValueProblem.excludingKeys(kind.rawValue, kinds[1].rawValue)) }
        return kind
    }

    private func checkKeys(
        of values: [(name: String, value: LocatedNode)], _ kind: JobKind, in place: LocatedNode
    ) throws(DocumentError) {
        let known =
            ["id", kind.rawValue] + (kind.hasOutput ? ["output"] : []) + (options[kind] ?? []).map(\.name)
        var names: [String: String] = [:]
        for (key, _) in values {
            let name = AmericanSpelling.of(key)
            guard known.contains(name) else {
                throw place.failure(
                    ValueProblem.unknownKey(key, nearest: Nearest.word(to: key, among: known), known: known))
            }
            if let other = names.updateValue(key, forKey: name) {
                throw place.failure(ValueProblem.twoSpellings(other, key))
            }
        }
    }

    /// Reads the file to draw, or an inline conversation.
    private func read(_ source: LocatedNode, into job: inout Job) throws(DocumentError) {
        if source.node.entries != nil, job.kind != .docs {
            // Pictures in a folder are named after it.
            job.path = job.id.replacing("/", with: "-") + ".json"
            job.inline[job.path] = source
            return
        }
        job.path = try Self.word(
            source, expected: job.kind == .docs ? "the path of a file" : "the path of a file, or a conversation")
        if job.path == Self.standardStream { throw source.failure(JobProblem.standardStream(job.kind.rawValue)) }
    }

    private func read(_ place: LocatedNode, as option: JobOption, into job: inout Job) throws(DocumentError) {
        switch option.kind {
        case .flag(let negation):
            if try place.flag() {
                job.arguments.append("--\(option.name)")
            } else if let negation {
                job.arguments.append("--\(negation)")
            }
        case .list:
            let elements = place.node.elements == nil ? [place] : Array(try place.elements())
            for element in elements { job.arguments.append("--\(option.name)=\(try Self.word(element))") }
        case .value where JobKind.inlineOptions.contains(option.name):
            let isInline = place.node.entries != nil || place.node.elements != nil
            let path = isInline ? "\(option.name) of a job" : try Self.word(place)
            if isInline { job.inline[path] = place }
            job.arguments.append("--\(option.name)=\(path)")
        case .value: job.arguments.append("--\(option.name)=\(try Self.word(place))")
        }
    }

    /// A string or a number in the command line's notation.
    private static func word(
        _ place: LocatedNode, expected: String = "a text or a number"
    ) throws(DocumentError) -> String {
        guard let text = place.node.characters, place.node.flag == nil, !text.utf8.contains(0) else {
            throw place.wrongType(expected: expected)
        }
        if text.isEmpty { throw place.failure(ValueProblem.wrongType(found: "nothing", expected: expected)) }
        return text
    }
}

/// A mistake that only jobs can have.
enum JobProblem: DocumentProblem {
    case noCommand
    case invalidID
    case standardStream(String)

    func sentence(at path: String) -> String {
        switch self {
        case .noCommand: "a job needs one of render, compare and docs, with the file to draw as its value"
        case .invalidID: "the id of a job has to be a text of 1 to 1000 bytes without control characters"
        case .standardStream(let key): "“\(key)” can't be -: a batch uses standard input and output itself"
        }
    }
}

extension DocumentKind {
    static let job = DocumentKind(noun: "job", minimum: "a job needs at least “id” and “render”")
}
