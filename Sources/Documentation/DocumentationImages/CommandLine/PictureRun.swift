import ArgumentParser
import Console
import Files
import Foundation
import Rendering

/// One run over pictures that are described in Swift, including its output.
struct PictureRun {
    let collection: PictureCollection
    let pictures: [PictureEntry]
    let folder: String
    let options: PictureOptions
    let part: Part

    /// Which part of the folder this run covers.
    enum Part { case everything, somePages, somePictures }

    // MARK: Drawing

    func draw() throws {
        // Read the code first, so that errors in it appear before any picture is written.
        let index = part != .somePictures && options.index ? try IndexPage(of: collection) : nil
        let outcome = try update()
        if let index { try write(index.html(of: outcome.summaries)) }
        if options.output == nil {
            let count = outcome.drawn == 1 ? "1 picture is" : "\(outcome.drawn) pictures are"
            try StandardOutput.write(line: "\(count) in \(folder)")
        }
        try differentCode.forEach(warn)
        guard part == .everything else { return }
        if options.shared.prune {
            try OrphanedPictures.remove(orphans, in: folder)
        } else {
            for path in orphans { warn(PictureFinding.left(path: shown(path)).description) }
        }
    }

    private func update() throws -> PictureUpdate.Outcome {
        let progress = DrawingProgress()
        let update = PictureUpdate(folder: folder, policy: .writesNone, shown: shown)
        let outcome = try update.run(declarations(), cache: PictureCache()) { progress.show($0, of: $1) }
        progress.end()
        outcome.warnings.forEach(warn)
        if let failure = outcome.failures.first { throw failure }
        return outcome
    }

    private func write(_ html: String) throws(FileError) {
        let data = Data(html.utf8)
        let path = "\(folder)/\(PictureFolder.index)"
        if FileManager.default.contents(atPath: path) != data { try AtomicFile.write(data, to: path) }
    }

    func watch() throws -> Never {
        let index = try IndexPage(of: collection)
        try PictureWatch.run(
            files: [],
            draw: {
                let outcome = try update()
                for path in outcome.written { try StandardOutput.write(line: shown(path)) }
                return PictureWatch.Drawn(
                    files: outcome.inputs, failures: [], page: index, folder: folder,
                    pictures: outcome.summaries)
            },
            announce: { try StandardOutput.write(line: $0) },
            report: { PictureFailure($0, of: PictureCommand.self).report() })
    }

    // MARK: Checking

    func check() throws {
        let progress = DrawingProgress()
        let check = PictureCheck(folder: folder, shown: shown)
        let outcome = check.run(try declarations()) { progress.show($0, of: $1) }
        progress.end()
        outcome.warnings.forEach(warn)
        for finding in outcome.findings { if let failure = finding.failure { throw failure } }
        if let failure = Strictness.failure(of: outcome.problems) { throw PictureFailure(failure) }
        var lines = outcome.findings.map(\.description) + (try differentCode)
        if part == .everything {
            lines += [try outdatedIndex(outcome.summaries)].compactMap { $0?.description }
            lines += orphans.map { PictureFinding.left(path: shown($0)).description }
        }
        guard !lines.isEmpty else { return }
        for line in lines { try StandardOutput.write(line: line) }
        throw ExitCode(1)
    }

    /// A finding if the page of all pictures exists and is out of date.
    private func outdatedIndex(_ pictures: [String: PictureSummary]) throws -> PictureFinding? {
        let path = shown(PictureFolder.index)
        do {
            // The page is generated from the pictures, so a folder may contain pictures only.
            guard let there = try PictureFolder.indexPage(in: folder) else { return nil }
            // A picture drawn at another scale may differ in size by a fraction of a point.
            guard !PictureSizes.areNear(there, try IndexPage(of: collection).html(of: pictures)) else { return nil }
            return .outdated(path: path, reason: "its code or the sizes of its pictures changed")
        } catch let problem as UntrustedFile.Problem {
            return .outdated(path: path, reason: "it \(problem)")
        }
    }

    // MARK: Common steps

    private func declarations() throws -> [PictureDeclaration] {
        let imageFolder = try collection.imageFolder()
        return pictures.map { picture in
            var encoding = picture.encoding
            encoding.embedsFrames = options.embedFrames
            encoding.isOptimized = options.optimize
            return picture.declaration(
                in: collection, imageFolder: imageFolder, encoding: encoding,
                scale: options.scale.map { CGFloat($0) })
        }
    }

    /// Returns one line for each snippet that differs from its page.
    private var differentCode: [String] {
        get throws {
            part == .somePictures ? [] : try collection.pages.flatMap(SnippetCheck.differences)
        }
    }

    private var orphans: [String] {
        OrphanedPictures.paths(in: [""], of: folder, .foldersBelow, besides: Set(collection.pictures.map(\.file)))
    }

    private func shown(_ path: String) -> String { "\(folder)/\(path)" }

    private func warn(_ line: String) {
        StandardOutput.warn("\(StandardOutput.programName): warning: \(line)")
    }
}
