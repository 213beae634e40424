import ArgumentParser
import Console
import Documents
import Files
import Foundation
import Frames
import GoldenCommands
import DocumentationImages

/// Updates, checks or lists a picture project, and prints the results.
struct DocsSession {
    let file: String
    let options: DocumentationOptions
    let showsAllWarnings: Bool
    let output: any CommandOutput

    // MARK: Drawing

    func draw() throws {
        let (project, pages) = try read()
        let outcome = try update(project, pages)
        let failures = outcome.failures + pages.failures
        guard failures.isEmpty, options.only.isEmpty else { return try finish(failures) }
        let filled = outcome.pages ?? pages
        try reportReferences(of: filled, in: project)
        let left = try filled.orphans(of: project)
        if options.prune { try OrphanedPictures.remove(left, in: project) }
        for path in left.map(project.shown) {
            try output.write(line: options.prune ? "\(path): removed" : PictureFinding.left(path: path).description)
        }
    }

    /// Draws and writes the pictures that are out of date, and prints them.
    private func update(_ project: PictureProject, _ pages: ProjectPages) throws -> PictureUpdate.Outcome {
        let progress = DrawingProgress()
        let update = try ProjectUpdate(project, pages: pages, only: chosen(in: project))
        let outcome = try update.run { progress.show($0, of: $1) }
        progress.end()
        try Failure.throwIfUndrawn(outcome.problems)
        for path in outcome.written + outcome.changedPages {
            output.wrote(project.shown(path))
            try output.write(line: project.shown(path))
        }
        if outcome.drawn == 0, outcome.failures.isEmpty {
            try output.write(line: "\(Self.counted(outcome.upToDate)) up to date")
        }
        report(pages.warnings + outcome.warnings)
        return outcome
    }

    /// Reports missing pictures that pages refer to, and pictures that no page refers to.
    private func reportReferences(of pages: ProjectPages, in project: PictureProject) throws {
        let references = try pages.references(in: project)
        report(references.lost + references.unused.map { "\(project.shown($0)): no page refers to this picture" })
    }

    private func finish(_ failures: [PictureFailure]) throws {
        guard !failures.isEmpty else { return }
        // The exit code is that of the failure which is thrown.
        var rest = failures
        let last = rest.remove(at: rest.lastIndex(where: \.isMachineFailure) ?? rest.count - 1)
        for failure in rest { output.report(Failure(failure.description)) }
        throw last
    }

    // MARK: Checking

    func check() throws {
        let (project, pages) = try read()
        let progress = DrawingProgress()
        let check = ProjectCheck(project, pages: pages, only: try chosen(in: project))
        let outcome = try check.run { progress.show($0, of: $1) }
        progress.end()
        try Failure.throwIfUndrawn(outcome.problems)
        report(pages.warnings + outcome.warnings)
        let findings = pages.failures.map { .failed($0) } + outcome.findings
        guard !findings.isEmpty else { return }
        for finding in findings { try output.write(line: finding.description) }
        if findings.contains(where: \.isMendedByDrawing) {
            try output.write(line: "run messageshot docs \(file) to update them, and check the result")
        }
        throw ExitCode(findings.contains { $0.failure != nil } ? 2 : 1)
    }

    // MARK: Listing

    func list() throws {
        let (project, _) = try read()
        let chosen = try chosen(in: project)
        for entry in project.entries where chosen?.contains(entry.name) ?? true {
            let files = entry.pictures.map(\.path).joined(separator: " ")
            try output.write(line: "\(entry.name): \(files)")
        }
    }

    // MARK: Watching

    /// Draws the pictures, and redraws them whenever a file changes. Mistakes are reported and can be fixed.
    func watch() throws -> Never {
        try PictureWatch.run(
            files: [file],
            draw: {
                let (project, pages) = try read()
                let outcome = try update(project, pages)
                return PictureWatch.Drawn(outcome, of: project, pages, failures: outcome.failures + pages.failures)
            },
            announce: { try output.write(line: $0) },
            report: { output.report(Failure($0)) })
    }

    // MARK: Shared steps

    /// Reads the project and its pages. A mistake in the project stops everything before anything is drawn; one in a
    /// page leaves that page unchanged.
    private func read() throws -> (project: PictureProject, pages: ProjectPages) {
        let reader = try ProjectReader(contentsOf: file)
        var pages = try ProjectPages(of: reader)
        var project = try project(of: reader, &pages)
        try pages.check(project)
        pages.placePictures(of: &project)
        return (project, pages)
    }

    /// Reads the pictures that the file and its pages declare. Pages with invalid declarations are left out.
    private func project(of reader: ProjectReader, _ pages: inout ProjectPages) throws -> PictureProject {
        while true {
            do throws(DocumentError) {
                return try reader.project(with: pages.declarations)
            } catch {
                guard pages.leaveOut(error) else { throw error }
            }
        }
    }

    /// The selected names; `nil` for all.
    private func chosen(in project: PictureProject) throws -> Set<String>? {
        try options.names(among: project.entries.map(\.name), of: " of \(file)")
    }

    private func report(_ lines: [String]) {
        var warnings = Warnings()
        warnings.add(lines)
        warnings.report(to: output, everything: showsAllWarnings)
    }

    private static func counted(_ count: Int) -> String { count == 1 ? "1 picture is" : "\(count) pictures are" }
}

extension ProjectPages {
    fileprivate var failures: [PictureFailure] {
        mistakes.map { PictureFailure($0.description) }
    }
}
