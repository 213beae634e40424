import ArgumentParser
import Documents
import Files
import Foundation
import GoldenCommands
import PictureProjects

/// What is done with a picture project, and what is printed of it.
struct DocsSession {
    let file: String
    let only: [String]
    let showsAllWarnings: Bool

    // MARK: Drawing

    func draw(isPruning: Bool) throws {
        let project = try read()
        let outcome = try update(project)
        try finish(outcome.failures)
        let left = LeftPictures.paths(in: project)
        guard only.isEmpty, !left.isEmpty else { return }
        if isPruning { try LeftPictures.remove(left, in: project) }
        let note = isPruning ? "removed" : "no entry makes this picture any more; --prune removes it"
        for path in left { try StandardOutput.write(line: "\(shown(path, in: project)): \(note)") }
    }

    /// Draws and writes what is out of date, and prints it.
    private func update(_ project: PictureProject) throws -> ProjectUpdate.Outcome {
        let progress = Progress()
        let outcome = try ProjectUpdate(project, only: chosen(in: project)).run { progress.show($0, of: $1) }
        progress.end()
        try Failure.throwIfUndrawn()
        for path in outcome.written { try StandardOutput.write(line: shown(path, in: project)) }
        if outcome.drawn == 0, outcome.failures.isEmpty {
            try StandardOutput.write(line: "\(Self.counted(outcome.upToDate)) up to date")
        }
        report(outcome.warnings)
        return outcome
    }

    private func finish(_ failures: [ProjectUpdate.Failure]) throws {
        guard let first = failures.first else { return }
        for failure in failures.dropLast() { Failure(failure.message).tell("messageshot") }
        let last = failures.last ?? first
        throw Failure(last.message, failures.contains(where: \.isMachineFailure) ? .machine : .input)
    }

    // MARK: Checking

    func check() throws {
        let project = try read()
        let progress = Progress()
        let outcome = ProjectCheck(project, only: try chosen(in: project)).run { progress.show($0, of: $1) }
        progress.end()
        try Failure.throwIfUndrawn()
        report(outcome.warnings)
        guard !outcome.findings.isEmpty else { return }
        for finding in outcome.findings { try StandardOutput.write(line: finding.description) }
        try StandardOutput.write(line: "messageshot docs \(file) brings them up to date; look at what it draws")
        throw ExitCode(outcome.findings.contains(where: \.isFailure) ? 2 : 1)
    }

    // MARK: Listing

    func list() throws {
        let project = try read()
        let chosen = try chosen(in: project)
        for entry in project.entries where chosen?.contains(entry.name) ?? true {
            let files = entry.pictures.map(\.path).joined(separator: " ")
            try StandardOutput.write(line: "\(entry.name): \(files)")
        }
    }

    // MARK: Watching

    /// Draws, and draws again whenever a file changes. Mistakes are told and can be mended.
    func watch() throws -> Never {
        var preview: String?
        while true {
            var files = [file]
            do {
                let project = try read()
                let outcome = try update(project)
                files += outcome.inputs
                for failure in outcome.failures { Failure(failure.message).tell("messageshot") }
                let page = PreviewPage(of: project)
                try page.write(failures: outcome.failures.map(\.message))
                if preview != page.path {
                    try StandardOutput.write(
                        line: "the pictures are shown in \(page.path), which reloads itself; ctrl-C ends")
                    preview = page.path
                }
            } catch {
                Failure(error).tell("messageshot")
            }
            FileChanges(of: files).wait()
        }
    }

    // MARK: Common steps

    private func read() throws -> PictureProject { try ProjectReader(contentsOf: file).project() }

    /// The names that are asked for; `nil` for all.
    private func chosen(in project: PictureProject) throws -> Set<String>? {
        let known = project.entries.map(\.name)
        for name in only where !known.contains(name) {
            let nearest = Nearest.ranked(known, by: name).prefix(3).joined(separator: ", ")
            throw Failure("--only “\(name)” is no picture of \(file); the nearest are \(nearest)")
        }
        return only.isEmpty ? nil : Set(only)
    }

    /// A path as it is seen from the current folder.
    private func shown(_ path: String, in project: PictureProject) -> String {
        let folder = (file as NSString).deletingLastPathComponent
        return folder.isEmpty ? path : "\(folder)/\(path)"
    }

    private func report(_ lines: [String]) {
        var warnings = Warnings()
        warnings.add(lines)
        warnings.report(everything: showsAllWarnings)
    }

    private static func counted(_ count: Int) -> String { count == 1 ? "1 picture is" : "\(count) pictures are" }
}
