internal import Files
internal import Foundation
package import Kit
package import PreviewMessages

/// Draws both sides of a change and compares them.
package struct ReviewRun {
    /// The folder to which the review is limited; the repository is around it.
    package let folder: String

    /// The revision that the change is compared with, such as `main`.
    package let revision: String

    package let variants: [PreviewVariant]

    /// The folder that the review is written to, which is no part of the change; `nil` for none.
    package let output: String?

    /// Receives what is being done, one line each.
    package let announce: (String) -> Void

    package init(
        folder: String, since revision: String, variants: [PreviewVariant], output: String?,
        announce: @escaping (String) -> Void
    ) {
        self.folder = folder
        self.revision = revision
        self.variants = variants
        self.output = output
        self.announce = announce
    }

    /// - Throws: ``ReviewError``, or `KitError` if there are previews and no kit.
    package func review() throws -> Review {
        guard FileManager.default.fileExists(atPath: folder) else {
            throw ReviewError("\(folder): there is no such folder")
        }
        let repository = try GitRepository(around: folder)
        let temporary = try TemporaryFolder()
        defer { withExtendedLifetime(temporary) {} }
        let sides = try ReviewSides(of: repository, since: revision, excluding: output, in: temporary)
        let scope = try scope(sides, in: repository)
        var pictures: [ReviewSide: SidePictures] = [:]
        for side in ReviewSide.allCases where !scope.isUntouched {
            announce("drawing the pictures \(side.words)")
            try sides.lay(side)
            pictures[side] = try draw(side, scope, in: sides.folder, temporary)
        }
        let (before, after) = (pictures[.before] ?? SidePictures(), pictures[.after] ?? SidePictures())
        let broken = before.broken + after.broken
        let items = try ItemComparison(before: before, after: after, lines: sides.lines).items { entry, side in
            entry.kind != .preview
                || !broken.contains { $0.side == side && ($0.package == "." || entry.name.isInside($0.package)) }
        }
        let drawn = Set(items.filter { $0.kind == .documentation && $0.change.outcome != .unchanged }.map(\.name))
        let goldens = try GoldensToCheck.find(
            scope, in: repository, since: sides.base, recorded: Set(items.filter { $0.kind == .golden }.map(\.name)))
        return Review(
            repository: repository.root.fileName, revision: revision, base: sides.base,
            // A picture that was drawn needn't be shown again as it was committed.
            items: items.filter { $0.kind != .picture || !drawn.contains($0.name) }, brokenPackages: broken,
            goldensToRecord: goldens, notes: notes(scope, before.notes + after.notes))
    }

    private func scope(_ sides: ReviewSides, in repository: GitRepository) throws -> ReviewScope {
        var files: Set<String> = []
        var texts: [String: String] = [:]
        for side in ReviewSide.allCases {
            let all = try sides.files(of: side)
            files.formUnion(all)
            for path in all where ["Package.swift", "pictures.yaml"].contains(path.fileName) {
                texts[path] = try sides.text(of: path, side)
            }
        }
        let absolute = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        let relative = absolute == repository.root ? "" : String(absolute.dropFirst(repository.root.count + 1))
        let scope = ReviewScope(folder: relative, changes: sides.changes, files: files) { texts[$0] }
        guard !scope.isEmpty else {
            throw ReviewError(
                "\(folder): there is no Package.swift, no pictures.yaml and no PNG picture to review; name the folder of a "
                    + "package or of a documentation")
        }
        return scope
    }

    private func draw(
        _ side: ReviewSide, _ scope: ReviewScope, in files: String, _ temporary: TemporaryFolder
    ) throws -> SidePictures {
        var pictures = SidePictures()
        CommittedFiles.add(scope.changedFiles, in: files, of: side, to: &pictures)
        for project in scope.projects { try DocumentationDrawing.add(project, in: files, of: side, to: &pictures) }
        for package in scope.packages where PackagePreviews.arePossible(in: "\(files)/\(package)") {
            let previews = PackagePreviews(
                kit: try checkedKit(), variants: variants, files: files, temporary: temporary)
            try previews.draw(package, of: side, into: &pictures)
        }
        return pictures
    }

    /// The kit, which has to be made for the installed compiler.
    private func checkedKit() throws -> Kit {
        let kit = try Kit.find()
        try kit.checkFiles()
        try kit.check(SwiftToolchain())
        return kit
    }

    private func notes(_ scope: ReviewScope, _ drawing: [String]) -> [String] {
        let others = CommittedFiles.uncompared(among: scope.changedFiles)
        let outside = scope.changes.count - scope.changedFiles.count
        var known: Set<String> = []
        return
            (drawing + scope.notes
            + (others.isEmpty ? [] : ["changed, but only PNG pictures are compared: \(others.joined(separator: ", "))"])
            + (outside > 0 ? ["\(outside.counted("changed file")) outside of \(scope.folder): not compared"] : []))
            .filter { known.insert($0).inserted }
    }
}
