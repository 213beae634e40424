import AppPackages
import ArgumentParser
import Console
import Files
import Foundation
import Kit

/// Lists what an app's files ask for and don't find.
struct AppCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Compile an app's package, and list the names that are missing.",
        discussion: """
            Builds the package against the kit. Names in most files come first, each with the files that use it. Exits with \
            1 if names are missing.
            """ + .examples("messageshot app check Linux"))

    @Argument(
        help: ArgumentHelp("The package's folder (default: the current one).", valueName: "package"),
        completion: .directory)
    var package = "."

    @Flag(help: "Print the names as JSON.")
    var json = false

    func run() throws {
        do {
            let kit = try Kit.find()
            try kit.checkFiles()
            try kit.check(SwiftToolchain())
            let folder = URL(fileURLWithPath: package).standardizedFileURL.path
            guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
                throw Failure("\(folder) has no Package.swift; make one with messageshot app init")
            }
            let scratch = try ScratchFolder()
            let run = try SwiftPackage(folder: folder, kit: kit)
                .run(["build"], temporary: scratch.path, until: Interruption())
            let names = MissingName.names(in: run.output + run.error)
            guard run.status == 0 || !names.isEmpty else {
                throw Failure("swift build failed:\n\((run.output + run.error).suffix(2000))")
            }
            if json {
                try StandardOutput.write(json: JSONEncoder.sorted.encode(names.map(Answer.init)))
            } else {
                for name in names { try StandardOutput.write(line: Self.line(name)) }
                if names.isEmpty { try StandardOutput.write(line: "nothing is missing") }
            }
            if !names.isEmpty { throw ExitCode(1) }
        } catch let error as KitError {
            throw Failure(error.description)
        }
    }

    private static func line(_ name: MissingName) -> String {
        let files = name.files.prefix(3).map { URL(fileURLWithPath: $0).lastPathComponent }
        let others = name.files.count > 3 ? " and \(name.files.count - 3) more" : ""
        return "\(name.count)  \(name.name)  \(files.joined(separator: ", "))\(others)"
    }

    private struct Answer: Encodable {
        let name: String
        let files: [String]
        let count: Int

        init(_ name: MissingName) {
            (self.name, files, count) = (name.name, name.files, name.count)
        }
    }
}
