import Batch
import ModelContext

extension ToolArgument {
    /// An option of a command, under its name and with its choices.
    init(_ option: JobOption, isRequired: Bool = false) {
        let kind: Kind =
            switch option.kind {
            case .flag: .flag
            case .list: .words(option.choices)
            case .value where CommandOption.folders.contains(option.name): .path
            case .value where JobKind.inlineOptions.contains(option.name): .document
            case .value: option.choices.isEmpty ? .word : .choice(option.choices)
            }
        self.init(option.name, kind, isRequired: isRequired, option.comment)
    }

    /// The conversation of a tool that draws one.
    static func chat(isRequired: Bool) -> ToolArgument {
        ToolArgument(
            "chat", .document, isRequired: isRequired,
            "The conversation: the path of a YAML or JSON file, its text, or an object, such as {\"me\": \"ana\", "
                + "\"users\": {\"ana\": \"Ana\"}, \"messages\": [{\"from\": \"ana\", \"text\": \"Hello\"}]}; the tool "
                + "schema has all keys. A text with a line break, or one that begins with {, is the conversation itself."
        )
    }

    static let json = ToolArgument("json", .flag, "Answer with JSON instead of text.")
}

extension JobKind {
    /// The options of the command, without those for files: an answer has PNG pictures.
    func options(without names: Set<String>) -> [JobOption] {
        let files: Set = ["format", "quality", "optimize", "svg-text", "embed-frames", "pages", "prune", "json"]
        return (Self.options[self] ?? []).filter { !files.contains($0.name) && !names.contains($0.name) }
    }
}
