import ArgumentParser
import Conversion
import Files
import Foundation
import GoldenCommands

/// Converts another program's export to a conversation file.
struct Convert: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert the export of a chat app to a conversation file.",
        discussion: """
            Reads exports of Stream, Slack, WhatsApp, Telegram, Signal and iMessage. Unsupported content is \
            listed on standard error, one line per kind. Pictures in the folder of the new file, or below it, \
            are referenced in place; others are copied to a folder next to the file, such as chat-media.
            """
                + .examples(
                    "messageshot convert export.zip -o chat.yaml", "messageshot convert _chat.txt --me Ada -o chat.yaml"
                ))

    @Argument(
        help: ArgumentHelp(
            "The export: a file, a folder, a zip archive, or - for standard input.", valueName: "export"),
        completion: .file())
    var path: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The conversation file, or - for standard output (default).", valueName: "chat.yaml"),
        completion: .documents)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The kind of export: stream, webhook, slack, whatsapp, telegram, signal or imessage (default: detected).",
            valueName: "format"))
    var from: ExportFormat?

    @Option(help: ArgumentHelp("The current user, by id or name.", valueName: "user"))
    var me: String?

    @Option(
        help: ArgumentHelp(
            "The date format of WhatsApp: day-first, month-first, year-first, or a pattern such as d/M/yy (default: detected).",
            valueName: "pattern"), transform: Self.pattern)
    var dates: DatePattern?

    func run(in session: CommandSession) throws {
        let destination = try Destination(output: output ?? "-", name: "chat.yaml", makesFolder: true)
        try destination.check(input: path, session)
        let file = destination.file(named: name)
        if isFolder { session.inputs.add(folder: path) }
        // Files that an earlier conversion wrote may be replaced.
        if let file, !Self.isConverted(file) { try session.inputs.check(file) }
        try destination.check(endings: ["yaml", "yml"], of: "a conversation file")
        let options = ConversationConverter.Options(
            format: from, me: me, dates: dates, folder: file.map(\.folderOfPath) ?? ".",
            mediaFolder: file.map { "\($0.nameWithoutExtension)-media" })
        let converted = try read(options)
        if let file {
            try Self.write(converted, to: file)
        } else {
            try StandardOutput.write(Data(converted.text.utf8))
        }
        var warnings = Warnings()
        warnings.add(converted.notes + converted.omissions)
        warnings.report(to: session.output, everything: true)
    }

    /// Writes the conversation file and its pictures: all of them or none.
    private static func write(_ converted: ConvertedConversation, to file: String) throws {
        let folder = file.folderOfPath.isEmpty ? "." : file.folderOfPath
        guard !converted.media.isEmpty || !FileManager.default.fileExists(atPath: folder) else {
            return try AtomicFile.write(Data(converted.text.utf8), to: file)
        }
        // Files that are published together are in one folder, and replace links.
        guard file.realPath == nil || FileStamp(ofFile: file) != nil, !isLink(file) else {
            throw Failure(
                "\(file) is a link or a device; pictures are written next to the file, so name a regular file")
        }
        let files = try StagedFiles(in: folder)
        defer { files.discard() }
        for picture in converted.media {
            let (place, data) = ("\(folder)/\(picture.name)", try picture.data())
            try checkConflict(at: place, for: data)
            try files.add(data, as: picture.name)
        }
        try files.add(Data(converted.text.utf8), as: file.nameInPath)
        try files.publish()
    }

    /// Checks that a picture doesn't replace a different file or lead through a link.
    private static func checkConflict(at place: String, for data: Data) throws {
        guard !isLink(place.folderOfPath), !isLink(place) else {
            throw Failure(
                "\(place) is a link, or inside one; pictures are written next to the file, so name another one with -o")
        }
        guard let there = FileManager.default.contents(atPath: place), there != data else { return }
        throw Failure("\(place) already exists and is a different picture; move it, or name another file with -o")
    }

    private static func isLink(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeSymbolicLink
    }

    private func read(_ options: ConversationConverter.Options) throws -> ConvertedConversation {
        guard path == InputFile.standardStream else {
            return try ConversationConverter.convert(contentsOf: path, options)
        }
        return try ConversationConverter.convert(InputFile.readStandardInput(), name: "standard input", options)
    }

    private var isFolder: Bool {
        (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeDirectory
            || path.hasSuffix("/")
    }

    private static func pattern(_ argument: String) throws -> DatePattern {
        guard let pattern = DatePattern(argument) else {
            throw ValidationError(
                "expected day-first, month-first or year-first, or a pattern with d, M and y once each, such as d/M/yy")
        }
        return pattern
    }

    /// Whether this command wrote a file.
    private static func isConverted(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        let beginning = (try? file.read(upToCount: ConvertedConversation.beginning.utf8.count)) ?? nil
        return beginning == Data(ConvertedConversation.beginning.utf8)
    }

    /// The name of the file in a folder.
    private var name: String {
        let stem = path.nameWithoutExtension
        return "\(path == InputFile.standardStream || stem.isEmpty ? "chat" : stem).yaml"
    }
}

extension Destination {
    /// The path of the output; `nil` for standard output.
    fileprivate func file(named name: String) -> String? {
        switch self {
        case .standardOutput: nil
        case .file(let path): path
        case .folder(let folder): "\(folder == "/" ? "" : folder)/\(name)"
        }
    }
}

extension ExportFormat: ExpressibleByArgument {}
