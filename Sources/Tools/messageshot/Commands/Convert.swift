import ArgumentParser
import Conversion
import Files
import Foundation
import GoldenCommands

/// Makes a conversation file of what another program exported.
struct Convert: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Makes a conversation file of an export of Stream, Slack or WhatsApp.",
        discussion: """
            What the export has and the file has no place for is listed on standard error, a line for each kind. \
            Pictures are named if they lie in the folder of the file that is written, or below it.
            """)

    @Argument(help: ArgumentHelp("The export. - is standard input.", valueName: "export"), completion: .file())
    var path: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The conversation file, or - for standard output, which is usual.", valueName: "chat.yaml"),
        completion: .documents)
    var output: String?

    @Option(help: "stream, webhook, slack or whatsapp: what the export is; found out unless given.")
    var from: ExportFormat?

    @Option(help: ArgumentHelp("The user whose screen it is, by id or name.", valueName: "user"))
    var me: String?

    @Option(
        help: ArgumentHelp(
            "day-first, month-first, year-first, or a pattern such as d/M/yy: the dates of WhatsApp; found out unless given.",
            valueName: "pattern"))
    var dates: DatePattern?

    func run() throws {
        let destination = try Destination(output: output ?? "-", name: "chat.yaml")
        try destination.check(input: path)
        let file = destination.file(named: name)
        let options = ConversationConverter.Options(
            format: from, me: me, dates: dates,
            folder: file.map(\.folderOfPath) ?? ".")
        let converted = try read(options)
        if let file {
            try CommandInputs.current.check(file)
            try AtomicFile.write(Data(converted.text.utf8), to: file)
        } else {
            try StandardOutput.write(Data(converted.text.utf8))
        }
        var warnings = Warnings()
        warnings.add(converted.notes + converted.losses)
        warnings.report(everything: true)
    }

    private func read(_ options: ConversationConverter.Options) throws -> ConvertedConversation {
        guard path == InputFile.standardStream else {
            return try ConversationConverter.convert(contentsOf: path, options)
        }
        return try ConversationConverter.convert(InputFile.readStandardInput(), name: "standard input", options)
    }

    /// The name of the file in a folder.
    private var name: String {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return "\(path == InputFile.standardStream || stem.isEmpty ? "chat" : stem).yaml"
    }
}

extension Destination {
    /// The path that is written to; `nil` for standard output.
    fileprivate func file(named name: String) -> String? {
        switch self {
        case .standardOutput: nil
        case .file(let path): path
        case .folder(let folder): "\(folder == "/" ? "" : folder)/\(name)"
        }
    }
}

extension ExportFormat: ExpressibleByArgument {}
extension DatePattern: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
