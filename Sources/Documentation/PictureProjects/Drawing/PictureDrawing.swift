import Documents
import Foundation
import Frames
import Pictures
import Raster
import Rendering

/// A picture of a project, drawn and not yet written.
package struct DrawnPicture: Sendable {
    /// The bytes of the file.
    package var data: Data

    /// In points.
    package var size: CGSize

    /// The description for readers who can't see the picture.
    package var alternativeText: String

    /// What an after shows otherwise than its before, in words; `nil` for other pictures, and where nothing differs.
    package var difference: String?

    /// The files that the picture follows from, each once.
    package var inputs: [String]

    /// What is left out of the picture or drawn otherwise than asked for, a line each.
    package var warnings: [String]

    /// What drawing has reported; ``warnings`` have it too.
    package var problems: [RenderProblem]
}

/// Draws the pictures of a project in two steps: layout, which takes turns on the main queue, and painting, which any
/// thread can do.
struct PictureDrawing {
    let sources: ProjectSources

    /// The folder of the project.
    let folder: String

    /// Lays a picture out, and returns what paints it.
    func layOut(_ picture: DeclaredPicture) throws(DocumentError) -> @Sendable () throws -> DrawnPicture {
        let drawing = SpecificationDrawing(sources: sources)
        var parts: [LaidOutPicture] = []
        for specification in picture.content.specifications { parts.append(try drawing.layOut(specification)) }
        let frames = Self.frames(of: picture.content, parts)
        let earlier = try picture.earlier.map { earlier throws(DocumentError) in try drawing.layOut(earlier) }
        let difference = earlier.flatMap { earlier in parts.first?.difference(from: earlier) }
        let undrawn = DrawnPicture(
            data: Data(), size: Self.size(of: frames.map(\.frame)),
            alternativeText: Self.text(picture.content, parts, difference), difference: difference,
            inputs: (parts.flatMap(\.inputs) + (earlier?.inputs ?? [])).unique,
            warnings: parts.flatMap { $0.warnings + $0.problems.map(\.text) }.unique
                + Self.sameness(of: picture.content, parts),
            problems: parts.flatMap(\.problems))
        let (encoding, settings, folder) = (picture.encoding, picture.content.settings, folder)
        return {
            var drawn = undrawn
            let file = try RenderSettings.withCurrent(settings) {
                try Rendered { try encoding.data(of: frames, scale: settings.scale, imageFolder: folder) }
            }
            drawn.data = file.value
            drawn.problems += file.problems
            drawn.warnings = (drawn.warnings + file.problems.map(\.text)).unique
            let missing = frames.flatMap(\.frame.missingCharacters)
            if let line = MissingCharacters.description(missing) { drawn.warnings.append(line) }
            return drawn
        }
    }

    /// The frames of the file: one, or those of an animation.
    private static func frames(
        of content: DeclaredPicture.Content, _ parts: [LaidOutPicture]
    ) -> [FileEncoding.Part] {
        let cells: [PictureGrid.Cell]
        let columns: Int
        switch content {
        case .one, .animation: return parts.map { FileEncoding.Part(frame: $0.frame, background: $0.background) }
        case .sideBySide:
            cells = zip(["Before", "After"], parts).map { $1.cell(captioned: $0) }
            columns = 2
        case .sheet(let items, let count, _):
            cells = zip(items, parts).map { $1.cell(captioned: $0.caption) }
            columns = count
        }
        let grid = RenderSettings.withCurrent(content.settings) {
            PictureGrid(cells, columns: columns).makeFrame(proposing: ProposedSize())
        }
        return [FileEncoding.Part(frame: grid, background: .clear)]
    }

    private static func size(of frames: [Frame]) -> CGSize {
        CGSize(width: frames.map(\.rect.width).max() ?? 0, height: frames.map(\.rect.height).max() ?? 0)
    }

    private static func text(
        _ content: DeclaredPicture.Content, _ parts: [LaidOutPicture], _ difference: String?
    ) -> String {
        switch content {
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

    /// A line if two looks that should differ don't.
    private static func sameness(of content: DeclaredPicture.Content, _ parts: [LaidOutPicture]) -> [String] {
        if case .sheet = content { return [] }
        guard parts.count == 2, parts[0].frame == parts[1].frame else { return [] }
        return ["before and after are the same picture"]
    }
}

extension LaidOutPicture {
    /// The frame in a grid: with its background in it, or where there is none, with its own outline.
    fileprivate func cell(captioned caption: String) -> PictureGrid.Cell {
        var content = frame
        content.rect.origin = .zero
        guard background.alpha > 0 else { return PictureGrid.Cell(caption: caption, frame: content, edge: .own) }
        let page = Frame(origin: "page", rect: content.rect, fill: .color(background), children: [content])
        return PictureGrid.Cell(caption: caption, frame: page)
    }
}

extension LaidOutPicture {
    /// The differences from the picture before it, in words.
    ///
    /// - Returns: `nil` if no visible part differs.
    fileprivate func difference(from earlier: LaidOutPicture) -> String? {
        let length = DifferenceWords.maximumLength - DifferenceWords.after(subject, "").count
        return DifferenceWords(from: earlier.content, to: content).text(within: length)
    }
}

extension DeclaredPicture.Content {
    /// The settings of the file as a whole.
    var settings: RenderSettings {
        switch self {
        case .one(let specification): specification.settings
        case .sideBySide(let before, _), .animation(let before, _): before.settings
        case .sheet(_, _, let look): look.settings
        }
    }
}

extension [String] {
    /// Each element once, in order.
    var unique: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}
