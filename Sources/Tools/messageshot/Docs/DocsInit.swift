import ArgumentParser
import Files
import Foundation
import GoldenCommands
import PictureProjects

/// Writes a first picture project.
struct DocsInit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes a first pictures.yaml with an example, and a conversation beside it.",
        discussion: "Nothing that is there is replaced.")

    @Argument(help: ArgumentHelp("The folder of the documents; the current one unless given.", valueName: "folder"))
    var folder = "."

    func run() throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure("\(folder): there is no such folder; make it first")
        }
        let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        let files = FirstProject.files.map { (path: prefix + $0.name, text: $0.text) }
        for file in files where FileManager.default.fileExists(atPath: file.path) {
            throw Failure("\(file.path) is there already; it is left as it is")
        }
        for file in files {
            try AtomicFile.write(Data(file.text.utf8), to: file.path)
            try StandardOutput.write(line: file.path)
        }
        try StandardOutput.write(line: "Now draw them: messageshot docs\(prefix.isEmpty ? "" : " \(folder)")")
    }
}
