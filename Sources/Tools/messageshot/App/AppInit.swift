import AppPackages
import ArgumentParser
import Console
import Files
import Foundation
import XcodeProjects

/// Writes a package that compiles an app's own files.
struct AppInit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a package that compiles an Xcode project's own files on Linux.",
        discussion: """
            Reads the project and changes nothing in it. The package's targets name the app's folders, which the plug-in \
            AppSources compiles. What can't come along is listed on standard error.
            """ + .examples("messageshot app init Club.xcodeproj", "messageshot app check Linux"))

    @Argument(
        help: ArgumentHelp("An .xcodeproj, or a folder with one.", valueName: "project"), completion: .directory)
    var project: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The package's folder (default: Linux beside the project).", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(
        name: .customLong("messageshot"),
        help: ArgumentHelp("MessageShot's address, for builds without the kit.", valueName: "url"))
    var address = "https://…/MessageShot"

    func run() throws {
        do {
            let source = try ProjectFolder(at: project)
            let folder = output.map { URL(fileURLWithPath: $0) } ?? source.url.appendingPathComponent("Linux")
            guard !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
                throw Failure(
                    "\(folder.appendingPathComponent("Package.swift").path) exists; remove it, or name another folder with -o"
                )
            }
            let package = AppPackage(source.project, files: source.files)
            guard !package.targets.isEmpty else {
                throw Failure("\(project) has no app, framework or library to compile")
            }
            let files = try package.files(
                messageShot: ".package(url: \"\(address)\", branch: \"main\")",
                pathToProject: source.url.path(relativeTo: folder.standardizedFileURL))
            try StagedFiles.write(files, to: folder.path)
            for note in package.notes { StandardError.write("messageshot: \(note)") }
            try StandardOutput.write(line: folder.path)
        } catch let error as XcodeProjectError {
            throw Failure(error.description)
        }
    }
}

extension URL {
    /// The path from another folder to this one, such as `../App`.
    fileprivate func path(relativeTo folder: URL) -> String {
        let (own, other) = (standardizedFileURL.pathComponents, folder.pathComponents)
        let shared = zip(own, other).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: other.count - shared) + own[shared...]
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
