import Batch
import Files
import Foundation
import ModelContext

/// A call of a tool: its arguments as a command line, a folder for what the command draws, and the parts of the answer.
struct CallSite {
    let input: ToolInput
    private let folder: ServedFolder
    private let runner: CommandRunner
    private let call: ToolCall
    private let scratch: ScratchFolder

    init(
        _ input: ToolInput, _ folder: ServedFolder, _ runner: CommandRunner, _ call: ToolCall
    ) throws(ToolFailure) {
        (self.input, self.folder, self.runner, self.call) = (input, folder, runner, call)
        do throws(FileError) {
            scratch = try ScratchFolder()
        } catch {
            throw ToolFailure("there is no place for temporary files: \(error)")
        }
        _ = try path("output")
    }

    // MARK: The command line

    /// The arguments that are options of a command, as `--name=value`.
    func options(_ options: [JobOption]) throws(ToolFailure) -> [String] {
        var arguments: [String] = []
        for option in options {
            switch option.kind {
            case .flag(let negation):
                guard let flag = input.flag(option.name) else { continue }
                if flag {
                    arguments.append("--\(option.name)")
                } else if let negation {
                    arguments.append("--\(negation)")
                }
            case .list: arguments += input.words(option.name).map { "--\(option.name)=\($0)" }
            case .value:
                if let value = try value(of: option.name) { arguments.append("--\(option.name)=\(value)") }
            }
        }
        return arguments
    }

    private func value(of name: String) throws(ToolFailure) -> String? {
        if JobKind.inlineOptions.contains(name) { return try document(name) }
        guard let word = input.word(name) else { return nil }
        return Self.isPath(word, of: name) ? try folder.path(word, of: name) : word
    }

    /// The path of a document: of the file that the argument names, or of a temporary one with its content.
    func document(_ name: String) throws(ToolFailure) -> String? {
        guard let content = try content(of: name) else { return try path(name) }
        let path = "\(scratch.path)/\(name)"
        do {
            try content.write(to: URL(fileURLWithPath: path))
        } catch {
            throw ToolFailure("\(name): a temporary file can't be written: \(error.systemReason)")
        }
        return path
    }

    /// Whether an argument is a document itself rather than its path.
    func isInline(_ name: String) -> Bool { (try? content(of: name)) != nil }

    private func content(of name: String) throws(ToolFailure) -> Data? {
        switch input[name] {
        case .text(let text):
            return text.contains(where: \.isNewline) || text.hasPrefix("{") || text.hasPrefix("[")
                ? Data(text.utf8) : nil
        case let value?: return value.json
        case nil: return nil
        }
    }

    /// The path of a file in the folder of the server.
    func path(_ name: String) throws(ToolFailure) -> String? {
        guard let word = input.word(name) else { return nil }
        return try folder.path(word, of: name)
    }

    /// The conversation, and the folder of its pictures if it is inline.
    func chat() throws(ToolFailure) -> [String] {
        let images = isInline("chat") && input["images"] == nil ? ["--images=."] : []
        return images + ["--", try document("chat") ?? ""]
    }

    // MARK: Commands

    /// The path of a temporary file or folder for what a command draws.
    /// Whether the value of an option is the path of a file or folder.
    private static func isPath(_ word: String, of name: String) -> Bool {
        name == CommandOption.images.key.name
            || name == CommandOption.background.key.name && !word.hasPrefix("#")
    }

    func scratch(_ name: String) -> String { "\(scratch.path)/\(name)" }

    func makeFolder(_ name: String) throws(ToolFailure) {
        do throws(FileError) {
            try FolderCreation.make(scratch(name))
        } catch {
            throw ToolFailure("there is no place for temporary files: \(error)")
        }
    }

    /// Runs a command.
    ///
    /// - Parameter codes: The exit codes that are no failure.
    func run(_ arguments: [String], succeedingWith codes: Set<Int32> = [0]) throws(ToolFailure) -> FinishedCommand {
        do throws(ToolFailure) {
            let command = try runner.run(arguments, call)
            guard codes.contains(command.code) else { throw ToolFailure(command.failure) }
            return command
        } catch {
            throw ToolFailure(withoutScratch(error.message))
        }
    }

    /// A message in which inline documents have the names of their arguments.
    private func withoutScratch(_ text: String) -> String { text.replacing("\(scratch.path)/", with: "") }

    // MARK: The answer

    /// The tree of a picture: a line for each view, with its place and its paint.
    func tree(of picture: String) throws(ToolFailure) -> String {
        let text = try run(["inspect", "--tree", "--", picture]).text
        let lines = text.utf8.prefix(Self.longestTree + 1).count { $0 == UInt8(ascii: "\n") }
        guard text.utf8.count > Self.longestTree else { return text }
        let all = text.split(separator: "\n")
        return all.prefix(lines).joined(separator: "\n")
            + "\n… and \(all.count - lines) more lines; crop to a component, or name a message, to see its part"
    }

    /// The most bytes of a tree, about a hundred messages.
    private static let longestTree = 100_000

    /// The pictures in a temporary folder, sorted by name.
    func pictures(in name: String) throws(ToolFailure) -> [(name: String, data: Data)] {
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: scratch(name)).sorted()
            return try names.map { ($0, try Data(contentsOf: URL(fileURLWithPath: scratch("\(name)/\($0)")))) }
        } catch {
            throw ToolFailure("the pictures can't be read: \(error.systemReason)")
        }
    }

    /// The JSON that a command has printed; `nil` if it wasn't asked for.
    private func structure(_ command: FinishedCommand) -> JSONValue? {
        guard input.flag("json") ?? false else { return nil }
        return try? JSONValue(json: Data(withoutScratch(command.text).utf8))
    }

    /// What a command has printed, as text and as a value.
    func answer(_ command: FinishedCommand) -> (text: ToolResult.Content, structure: JSONValue?) {
        let structure = structure(command)
        let text = structure.map { String(decoding: $0.json, as: UTF8.self) } ?? withoutScratch(command.text)
        return (.text(text), structure)
    }

    func warnings(_ command: FinishedCommand) -> [ToolResult.Content] {
        command.warnings.map { .text("warning: \(withoutScratch($0))") }
    }

    /// Writes pictures to the folder that an argument names, if there is one.
    ///
    /// - Returns: A line that says so.
    func write(
        _ pictures: [(name: String, data: Data)], to folder: String?
    ) throws(ToolFailure) -> [ToolResult.Content] {
        guard let folder else { return [] }
        try self.folder.write(pictures, to: folder, of: "output")
        let names = pictures.map(\.name).joined(separator: ", ")
        return [.text("wrote \(names) to \(folder.isEmpty ? "the folder of the server" : folder)")]
    }
}
