import Documents
import Foundation
import Frames
import Pictures
import Rendering

extension ProjectPicture {
    /// The picture's declaration, drawn from the given sources.
    ///
    /// - Parameter folder: The project's folder.
    func declaration(of entry: ProjectEntry, _ sources: ProjectSources, in folder: String) -> PictureDeclaration {
        let file = DeclaredFile(entry: entry.name, path: path, encoding: encoding, digest: digest)
        return PictureDeclaration(file: file) { try layout(sources, imageFolder: folder) }
    }

    /// A digest of everything in the picture's declaration.
    private var digest: String {
        var hash = StableHash(path)
        hash.add(declaration)
        return hash.digits
    }

    private func layout(_ sources: ProjectSources, imageFolder: String) throws(DocumentError) -> PictureLayout {
        let drawing = SpecificationDrawing(sources: sources)
        var parts: [LaidOutPicture] = []
        for specification in content.specifications { parts.append(try drawing.layOut(specification)) }
        let earlier = try earlier.map { earlier throws(DocumentError) in try drawing.layOut(earlier) }
        let difference = earlier.flatMap { earlier in parts.first?.difference(from: earlier) }
        let frames = content.frames(of: parts)
        let sizes = frames.map(\.frame.rect.size)
        return PictureLayout(
            frames: frames, settings: content.settings, imageFolder: imageFolder,
            summary: PictureSummary(
                size: CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0),
                alternativeText: content.alternativeText(of: parts, difference), difference: difference,
                showsDevice: frames.contains { $0.frame.name == "Device" },
                warnings: parts.flatMap { $0.warnings + $0.problems.map(\.text) }.unique + content.sameness(of: parts)),
            inputs: (parts.flatMap(\.inputs) + (earlier?.inputs ?? [])).unique, problems: parts.flatMap(\.problems))
    }
}

extension ProjectPicture.Content {
    /// The frames of the file: one, or those of an animation.
    fileprivate func frames(of parts: [LaidOutPicture]) -> [PictureLayout.FramedPicture] {
        let cells: [PictureGrid.Cell]
        let columns: Int
        switch self {
        case .one, .animation:
            return parts.map { PictureLayout.FramedPicture(frame: $0.frame, background: $0.background) }
        case .sideBySide:
            cells = zip(["Before", "After"], parts).map { $1.cell(captioned: $0) }
            columns = 2
        case .sheet(let items, let count, _):
            cells = zip(items, parts).map { $1.cell(captioned: $0.caption) }
            columns = count
        }
        let grid = RenderSettings.withCurrent(settings) {
            PictureGrid(cells, columns: columns).makeFrame(proposing: ProposedSize())
        }
        return [PictureLayout.FramedPicture(frame: grid, background: .clear)]
    }

    fileprivate func alternativeText(of parts: [LaidOutPicture], _ difference: String?) -> String {
        switch self {
        case .one:
            guard let one = parts.first else { return "" }
            return difference.map { DifferenceWords.after(one.subject, $0) } ?? one.alternativeText
        case .sideBySide, .animation:
            guard let before = parts.first, let difference = parts.last?.difference(from: before) else {
                return "Before and after: " + parts.map(\.alternativeText).unique.joined(separator: "; then: ")
            }
            return DifferenceWords.beforeAndAfter(before.subject, difference)
        case .sheet(let items, _, _): return "Pictures: " + items.map(\.caption).unique.joined(separator: ", ")
        }
    }

    /// Returns a warning if two looks that should differ are the same.
    fileprivate func sameness(of parts: [LaidOutPicture]) -> [String] {
        if case .sheet = self { return [] }
        guard parts.count == 2, parts[0].frame == parts[1].frame else { return [] }
        return ["before and after are the same picture"]
    }

    /// The settings for the whole file.
    fileprivate var settings: RenderSettings {
        switch self {
        case .one(let specification): specification.settings
        case .sideBySide(let before, _), .animation(let before, _): before.settings
        case .sheet(_, _, let look): look.settings
        }
    }
}

extension LaidOutPicture {
    /// The frame for a grid, including its background. A frame without a background gets its own outline instead.
    fileprivate func cell(captioned caption: String) -> PictureGrid.Cell {
        var content = frame
        content.rect.origin = .zero
        guard background.alpha > 0 else { return PictureGrid.Cell(caption: caption, frame: content, edge: .own) }
        let page = Frame(origin: "page", rect: content.rect, fill: .color(background), children: [content])
        return PictureGrid.Cell(caption: caption, frame: page)
    }

    /// The differences from the previous picture, in words.
    ///
    /// - Returns: `nil` if no visible part differs.
    fileprivate func difference(from earlier: LaidOutPicture) -> String? {
        let length = DifferenceWords.maximumLength - DifferenceWords.after(subject, "").count
        return DifferenceWords(from: earlier.content, to: content).text(within: length)
    }
}
