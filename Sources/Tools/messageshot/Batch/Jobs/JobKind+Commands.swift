import ArgumentParser
import Batch
import Documents
import Foundation

extension JobKind {
    var command: any ParsableCommand.Type {
        switch self {
        case .render: Render.self
        case .compare: Compare.self
        case .docs: Docs.self
        }
    }

    /// The options of each command, in the order of the help.
    static let options: [JobKind: [JobOption]] = Dictionary(
        uniqueKeysWithValues: JobKind.allCases.map { ($0, options(of: $0.command)) })

    /// The command's own description of its arguments, which its help is made of.
    private static func options(of command: any ParsableCommand.Type) -> [JobOption] {
        let kind = DocumentKind(noun: "description of a command", minimum: "it is not empty")
        guard let source = try? SourceFile(name: "", data: Data(command._dumpHelp().utf8), kind: kind),
            let node = try? source.jsonDocuments().first
        else { return [] }
        let options: [JobOption] = (node["command"]?["arguments"]?.elements ?? []).compactMap { argument in
            let names = argument["names"]?.elements ?? []
            guard let name = names.first(where: { $0["kind"]?.characters == "long" })?["name"]?.characters,
                !JobKind.excludedOptions.contains(name)
            else { return nil }
            let isFlag = argument["kind"]?.characters == "flag"
            return JobOption(
                name: name,
                kind: isFlag ? .flag(negation: nil) : argument["isRepeating"]?.flag == true ? .list : .value,
                comment: argument["abstract"]?.characters ?? "",
                choices: argument["allValues"]?.elements?.compactMap(\.characters) ?? [])
        }
        // Two flags that say the opposite of each other are one key.
        let names = Set(options.map(\.name))
        return options.filter { !$0.name.hasPrefix("no-") || !names.contains(String($0.name.dropFirst(3))) }.map {
            option in
            var option = option
            if names.contains("no-\(option.name)") { option.kind = .flag(negation: "no-\(option.name)") }
            return option
        }
    }
}
