import Foundation

/// A document and its code blocks.
struct Document {
    /// The path, relative to the package.
    let path: String

    let text: String

    private let lines: [NumberedLine]
    private let blocks: [CodeBlock]

    init(_ path: String, text: String) {
        self.path = path
        self.text = text
        lines = text.components(separatedBy: "\n").enumerated().map { NumberedLine(number: $0 + 1, text: $1) }
        blocks = CodeBlock.all(in: lines, readsIndentation: false)
    }

    /// The lines outside of blocks.
    var proseLines: [NumberedLine] {
        let code = Set(blocks.flatMap { $0.line - 1...$0.line + $0.lines.count })
        return lines.filter { !code.contains($0.number) }
    }

    /// The languages of the blocks; empty for a block without one.
    var languages: Set<String> { Set(blocks.map(\.language)) }

    /// The commands in shell blocks, one per line. Comments are left out.
    func commands() -> [ShellCommand] {
        blocks(markedAs: "sh").flatMap { block in
            block.lines.enumerated().compactMap { ShellCommand(line: block.line + $0, text: $1) }
        }
    }

    /// The blocks of YAML and JSON.
    func dataBlocks() -> [CodeBlock] { blocks(markedAs: "yaml", "json") }

    /// The commands and outputs on the page, in order.
    func steps() -> [DocumentStep] {
        let outputs = blocks(markedAs: "text").compactMap { block in
            PrintedOutput(block).map { (block.line, DocumentStep.output($0)) }
        }
        let steps = commands().filter { $0.subcommand != nil }.map { ($0.line, DocumentStep.command($0)) } + outputs
        return steps.sorted { $0.0 < $1.0 }.map(\.1)
    }

    func blocks(markedAs languages: String...) -> [CodeBlock] { blocks.filter { languages.contains($0.language) } }
}

/// An action of a test for a part of a page.
enum DocumentStep {
    /// Runs a command.
    case command(ShellCommand)

    /// Compares a command's output with the output on the page.
    case output(PrintedOutput)
}

/// A line of shell code.
struct ShellCommand {
    /// The number of the line in its document.
    let line: Int

    let text: String

    /// The program or shell builtin that the command runs, after any environment variables.
    let program: String

    /// The arguments after the program.
    let arguments: String

    /// - Returns: `nil` for a line without a command.
    init?(line: Int, text: String) {
        guard let match = text.prefixMatch(of: #/\s*(?:[A-Z_]+=\S* )*([^\s=#]+)(.*)/#) else { return nil }
        self.line = line
        self.text = text
        program = String(match.1)
        arguments = String(match.2)
    }

    /// The subcommand of `messageshot`, whatever the program's path; `nil` for another program.
    var subcommand: String? {
        guard program.split(separator: "/").last == "messageshot" else { return nil }
        return arguments.split(separator: " ").first.map(String.init) ?? ""
    }
}

extension CodeBlock {
    var text: String { lines.joined(separator: "\n") + "\n" }
}
