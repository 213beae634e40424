import ArgumentParser
import Console
import Documents
import Fonts
import Foundation
import Frames
import Rendering

extension PictureOptions {
    /// Does what the arguments say: draws the pictures of a collection, checks them, or lists their names.
    ///
    /// - Parameter isPart: Whether the folder has pictures of other pages, too, which are then left alone, and so is
    ///   the page of all pictures when it is checked.
    /// - Throws: ``PictureFailure``, or `ExitCode(1)` after what is out of date was printed.
    public func run(_ collection: PictureCollection, isPart: Bool = false) throws {
        do {
            try collection.check()
        } catch {
            throw PictureFailure("\(error)")
        }
        let pictures = try chosen(from: collection.pictures)
        guard !list else {
            for picture in pictures { try StandardOutput.write(line: picture.name) }
            return
        }
        let folder = try PictureFolder(path: output ?? collection.folder, isRead: check)
        // Without its fonts nothing can be measured, and measuring can't fail.
        _ = try BundledFonts.directory()
        let isWhole = only.isEmpty && !isPart
        if check {
            try report(outdated(pictures, of: collection, in: folder.path, isWhole: isWhole))
        } else {
            try write(pictures, of: collection, to: folder, isWhole: isWhole)
        }
    }

    // MARK: Drawing

    private func write(
        _ pictures: [PictureEntry], of collection: PictureCollection, to folder: PictureFolder, isWhole: Bool
    ) throws {
        var drawing = PictureDrawing(collection: collection)
        drawing.encoding.embedsFrames = embedFrames
        drawing.encoding.isOptimized = optimize
        drawing.scale = scale.map { CGFloat($0) }
        let drawn = try draw(pictures, with: drawing)
        var files = drawn.map { (name: $0.file, data: $0.png) }
        if only.isEmpty, index {
            files.append((IndexPage.file, Data(try IndexPage(of: collection, drawn: drawn).html().utf8)))
        }
        try folder.write(files)
        if output == nil {
            let count = drawn.count == 1 ? "1 picture is" : "\(drawn.count) pictures are"
            try StandardOutput.write(line: "\(count) in \(folder.path)")
        }
        for difference in try collection.pages.flatMap(SnippetCheck.differences) where only.isEmpty { warn(difference) }
        guard isWhole else { return }
        for name in OrphanedPictures.names(in: folder.path, besides: collection.pictures) {
            if prune { try folder.remove(name) } else { warn("\(folder.path)/\(name): \(Self.leftover)") }
        }
    }

    private func draw(_ pictures: [PictureEntry], with drawing: PictureDrawing) throws -> [DrawnPicture] {
        let progress = DrawingProgress(of: pictures.count)
        defer { progress.end() }
        let drawn = try drawing.draw(pictures) { progress.advance() }
        progress.end()
        for picture in drawn { for line in picture.warnings { warn("\(picture.entry.name): \(line)") } }
        if let failure = Strictness.failure(of: drawn.flatMap(\.problems)) { throw PictureFailure(failure) }
        return drawn
    }

    private func warn(_ line: String) {
        StandardOutput.warn("\(StandardOutput.programName): warning: \(line)")
    }

    private static let leftover = "no entry produces this picture anymore; --prune removes it"

    // MARK: Checking

    private func outdated(
        _ pictures: [PictureEntry], of collection: PictureCollection, in folder: String, isWhole: Bool
    ) throws -> [String] {
        let known = PictureCheck(folder: folder, pictures: pictures)
        var drawing = PictureDrawing(collection: collection)
        drawing.scale = scale.map { CGFloat($0) }
        drawing.scaleThere = { known.scale(of: $0, laidOutAs: $1) }
        let drawn = try draw(pictures, with: drawing)
        var lines = try known.outdated(drawn).map(\.description)
        if only.isEmpty { lines += try collection.pages.flatMap(SnippetCheck.differences) }
        guard isWhole else { return lines }
        let index = try known.outdatedIndex { try IndexPage(of: collection, drawn: drawn).html() }
        let leftovers = OrphanedPictures.names(in: folder, besides: collection.pictures)
        return lines + [index?.description].compactMap { $0 } + leftovers.map { "\(folder)/\($0): \(Self.leftover)" }
    }

    private func report(_ lines: [String]) throws {
        guard !lines.isEmpty else { return }
        for line in lines { try StandardOutput.write(line: line) }
        throw ExitCode(1)
    }

    // MARK: Choosing

    /// The pictures that are asked for, in the order of the pages.
    private func chosen(from pictures: [PictureEntry]) throws(PictureFailure) -> [PictureEntry] {
        let names = only.map { $0.hasSuffix(".png") ? String($0.dropLast(4)) : $0 }
        let known = pictures.map(\.name)
        for name in names where !known.contains(name) {
            let nearest = Nearest.ranked(known, by: name).prefix(3).joined(separator: ", ")
            throw PictureFailure(
                "--only “\(name)” is no picture; "
                    + (nearest.isEmpty ? "there are none" : "the nearest are \(nearest)"))
        }
        return names.isEmpty ? pictures : pictures.filter { names.contains($0.name) }
    }
}
